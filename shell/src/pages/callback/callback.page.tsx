import { callbackAddress } from '@site/shared/contract/callback-address';
import { plainCode } from '@site/shared/contract/callback-code';
import type { PageHandle } from '@site/shared/page/page-handle';
import { Button } from '@site/shared/ui/button';
import { ContactPhone } from '@site/shared/ui/contact';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router-dom';
import type { AnsweredCallback } from '../posted-answers';
import { callbackTexts as text } from '../../content/callback-texts';
import page from '../form-page.module.css';
import styles from './callback.module.css';
import { CallbackForm } from './callback-form';
import { CallbackState } from './callback-state';

/** `undefined` of a page that was asked for and not posted to. */
type CallbackData = { answered?: AnsweredCallback | undefined };

export const handle: PageHandle<CallbackData> = {
  layout: 'no-float',
  indexed: false,
  head: (_, { site }) => ({
    ...text.head,
    title: `${text.head.title}-${site.brand}`,
    canonical: callbackAddress,
    noindex: true,
  }),
};

/** Only the answer to a posted code has one. */
export function loader({ context }: LoaderFunctionArgs): CallbackData {
  return { answered: (context as { callback?: AnsweredCallback } | undefined)?.callback };
}

function Message({ isok, msg }: Pick<AnsweredCallback, 'isok' | 'msg'>) {
  if (!msg) return null;
  const Sign = isok ? CircleCheck : CircleAlert;
  return (
    <p className={isok ? `${page.message} ${page.good}` : page.message} role={isok ? 'status' : 'alert'}>
      <Sign size={20} aria-hidden="true" />
      {msg}
    </p>
  );
}

function AskCode({ code }: { code: string }) {
  return (
    <CallbackForm className={styles.form}>
      <div>
        <label className={styles.label} htmlFor="_callback-code">
          {text.code}
        </label>
        <input
          id="_callback-code"
          className={styles.field}
          name="code"
          defaultValue={code}
          placeholder={text.codeLike}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          suppressHydrationWarning
        />
      </div>
      <Button type="submit" name="act" value="see" look="brand" wide suppressHydrationWarning>
        {text.look}
      </Button>
    </CallbackForm>
  );
}

function Call() {
  return (
    <ContactPhone>
      {(phone, address) => (
        <p className={styles.note}>
          {text.lost}
          <a className={styles.link} href={address}>
            {phone}
          </a>
        </p>
      )}
    </ContactPhone>
  );
}

/** What is to be done next: with the callback, or about a code that found none. */
function Next({ answered }: Required<CallbackData>) {
  if (answered && answered.state !== 'unknown') return <CallbackState {...answered} />;
  if (!answered?.isok) return <AskCode code={answered?.code ?? ''} />;
  return (
    <Button to="/home/signUp" look="outline">
      {text.again}
    </Button>
  );
}

/** The code of an ended callback, for the receipt that the tab may keep of it (`shared/src/forms/island/ended-receipt.ts`). */
function endedCode({ isok, state, code }: AnsweredCallback): string | undefined {
  return state === 'cancelled' || (isok && state === 'unknown') ? plainCode(code) : undefined;
}

/** Where a visitor changes, cancels or erases a callback by its code. */
export function Component() {
  const { answered } = useLoaderData<typeof loader>();

  return (
    <section className={page.place} data-ended={answered && endedCode(answered)}>
      <div className={page.card}>
        <h1 className={page.title}>{text.title}</h1>
        {answered ? <Message {...answered} /> : <p className={styles.intro}>{text.intro}</p>}
        <Next answered={answered} />
        <Call />
      </div>
    </section>
  );
}
