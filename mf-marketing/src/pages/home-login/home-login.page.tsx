import { RequirementForm } from '@site/shared/forms/requirement-form';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useSite } from '@site/shared/store';
import { adminAddress } from '@site/shared/store/login-address';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Button } from '@site/shared/ui/button';
import { ContactPhone } from '@site/shared/ui/contact';
import { Logo } from '@site/shared/ui/logo';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { Link, useLoaderData } from 'react-router-dom';
import { TitleLines } from '@site/shared/ui/title-lines';
import { loginCopy as text } from '../../content/home-login';
import styles from './home-login.module.css';
import { LoginRoom } from './home-login-room';

/** The value of `type` that a trial button sends (R6.3). */
const trialType = '1';

export type LoginData = { trial: boolean };

export function loader({ request }: { request: Request }): LoginData {
  return { trial: new URL(request.url).searchParams.get('type') === trialType };
}

export const handle: PageHandle<LoginData> = {
  layout: 'empty',
  query: ['type'],
  indexed: false,
  head: (_, { site }) => ({
    ...text.head,
    title: `${text.head.title}-${site.brand}`,
    canonical: '/home/login',
    noindex: true,
  }),
};

/** Link to the admin site; `data-login` makes the entry script store the referrer. */
function Entrance({ trial }: LoginData) {
  const site = useSite((state) => state.site);
  const { title, intro, enter } = trial ? text.trial : text.login;

  return (
    <>
      <h1 className={styles.title}>
        <TitleLines lines={[title]} />
      </h1>
      <p className={styles.text}>{intro}</p>
      <Button href={adminAddress(site, trial)} look="action" wide data-login="">
        {enter}
      </Button>
    </>
  );
}

function Closed() {
  return (
    <>
      <h1 className={styles.title}>
        <TitleLines lines={[text.closed.title]} />
      </h1>
      <p className={styles.text}>{text.closed.text}</p>
      <Button to="/home/signUp" look="action" wide>
        {text.closed.ask}
      </Button>
    </>
  );
}

/** Who came to try needs no admin site yet: an adviser opens the trial. */
function SignUp() {
  const { title, text: intro, submit } = text.signUp;
  return (
    <>
      <h1 className={styles.title}>
        <TitleLines lines={[title]} />
      </h1>
      <p className={styles.text}>{intro}</p>
      <RequirementForm form="quick" submit={submit} />
    </>
  );
}

/** Leads to the admin site; where none is configured, says so, and offers the sign-up in its place to who came to try. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const site = useSite((state) => state.site);

  return (
    <div className={styles.place}>
      <div className={styles.door}>
        <Link className={styles.brand} to="/">
          <Logo />
          <VisuallyHidden>首页</VisuallyHidden>
        </Link>
        <div className={styles.card}>
          <p className={styles.seat}>
            <b>{text.seat.number}</b> {text.seat.text}
          </p>
          {site.adminUrl && <Entrance {...data} />}
          {!site.adminUrl && (data.trial ? <SignUp /> : <Closed />)}
          <p className={styles.help}>
            {text.help}
            <ContactPhone without={<Link to="/help/helpCenter">{text.helpWithoutPhone}</Link>}>
              {(phone, address) => (
                <>
                  <a className={styles.phone} href={address}>
                    {phone}
                  </a>
                  <span>
                    <ConsultationTimes />
                  </span>
                </>
              )}
            </ContactPhone>
          </p>
        </div>
        <Link className={styles.back} to="/">
          {text.closed.home}
        </Link>
      </div>
      <LoginRoom />
    </div>
  );
}
