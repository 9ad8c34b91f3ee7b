'use static';

import { ContactMail, ContactPhone } from '@site/shared/ui/contact';
import { MoreLink } from '@site/shared/ui/more-link';
import { mediaCopy } from '../../content/home-media';
import styles from './home-media-press.module.css';

const { title, text: intro, mail, call, about, form } = mediaCopy.press;

function Way({ name, address, text }: { name: string; address: string; text: string }) {
  return (
    <div>
      <dt className={styles.way}>{name}</dt>
      <dd>
        <a className={styles.fact} href={address}>
          {text}
        </a>
      </dd>
    </div>
  );
}

/** Press contact; the facts are those of the deployment. */
export function MediaPress() {
  return (
    <aside className={styles.press} aria-labelledby="press">
      <h2 className={styles.title} id="press">
        {title}
      </h2>
      <p className={styles.text}>{intro}</p>
      <dl className={styles.ways}>
        <ContactMail without={<Way name={form.name} address={form.link} text={form.text} />}>
          {(text, address) => <Way name={mail} address={address} text={text} />}
        </ContactMail>
        <ContactPhone>{(text, address) => <Way name={call} address={address} text={text} />}</ContactPhone>
      </dl>
      <MoreLink to={about.link}>{about.text}</MoreLink>
    </aside>
  );
}
