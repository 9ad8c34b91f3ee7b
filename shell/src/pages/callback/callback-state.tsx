import { wishWords } from '@site/shared/contract/callback-times';
import { WishField } from '@site/shared/forms/wish-field';
import { Button } from '@site/shared/ui/button';
import type { AnsweredCallback } from '../posted-answers';
import { callbackTexts as text } from '../../content/callback-texts';
import styles from './callback.module.css';
import { CallbackForm } from './callback-form';

type Found = Pick<AnsweredCallback, 'code' | 'phone' | 'wish' | 'booked' | 'state' | 'times'>;

function Facts({ phone, wish, booked, state }: Found) {
  const rows = [
    [text.phone, phone || text.sealed],
    [text.booked, booked],
    [text.wish, wish ? wishWords(wish) : text.anyTime],
    [text.state, state === 'cancelled' ? text.states.cancelled : text.states.booked],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Move({ code, wish, times }: Found) {
  if (times.length === 0) return <p className={styles.note}>{text.late}</p>;
  return (
    <CallbackForm code={code} className={styles.form}>
      <WishField label={text.move} choices={times} value={times.includes(wish) ? wish : ''} />
      <p className={styles.note}>{text.promise}</p>
      <Button type="submit" name="act" value="change" look="brand" wide suppressHydrationWarning>
        {text.moveNow}
      </Button>
    </CallbackForm>
  );
}

/** A callback as its owner sees it, and what can be done with it. */
export function CallbackState(found: Found) {
  const { code, state } = found;
  return (
    <>
      <Facts {...found} />
      {state === 'booked' && (
        <>
          <Move {...found} />
          <CallbackForm code={code} className={styles.form}>
            <Button type="submit" name="act" value="cancel" look="outline" wide suppressHydrationWarning>
              {text.cancel}
            </Button>
          </CallbackForm>
        </>
      )}
      <details className={styles.erase}>
        <summary>{text.erase}</summary>
        <p className={styles.note}>{text.eraseMeans}</p>
        <CallbackForm code={code}>
          <Button type="submit" name="act" value="erase" look="outline" suppressHydrationWarning>
            {text.eraseNow}
          </Button>
        </CallbackForm>
      </details>
    </>
  );
}
