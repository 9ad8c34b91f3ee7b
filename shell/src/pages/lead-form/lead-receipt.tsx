import { wishWords } from '@site/shared/contract/callback-times';
import { experienceAddress, leadKinds } from '@site/shared/contract/lead-wire';
import { Button } from '@site/shared/ui/button';
import type { BookedLead } from '../posted-answers';
import { callbackTexts as text } from '../../content/callback-texts';
import { CallbackCode } from '../callback/callback-code';
import { CallbackForm } from '../callback/callback-form';
import styles from '../callback/callback.module.css';

/** The receipt of a form that was posted without script, with the code, once. */
export function LeadReceipt({ form, booked: { code, wish } }: BookedLead) {
  return (
    <div role="status">
      <p className={styles.promise}>
        {leadKinds[form].promise}
        {wish && `；希望回电：${wishWords(wish)}`}。
      </p>
      {code ? <CallbackCode code={code} /> : <p className={styles.note}>{text.earlierCode}</p>}
      {code && <p className={styles.note}>{text.keep}</p>}
      <div className={styles.ways}>
        {code && (
          <CallbackForm code={code}>
            <Button type="submit" name="act" value="see" look="outline" suppressHydrationWarning>
              {text.care}
            </Button>
          </CallbackForm>
        )}
        <Button to={experienceAddress} look="brand">
          {text.before}
        </Button>
      </div>
    </div>
  );
}
