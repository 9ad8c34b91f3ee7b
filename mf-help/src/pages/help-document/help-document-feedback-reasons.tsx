import { Button } from '@site/shared/ui/button';
import { feedbackReasons, feedbackCopy } from '../../content/help-document/feedback';
import styles from './help-document-feedback-reasons.module.css';
import { feedbackAction, type FeedbackFormProps } from './use-feedback';

/** Characters that fit into the service's 500 beside the longest reason. */
const longestText = 450;

function Reasons() {
  return (
    <fieldset>
      <legend className={styles.label}>{feedbackCopy.why}</legend>
      <div className={styles.reasons}>
        {feedbackReasons.map((reason) => (
          <label key={reason} className={styles.reason}>
            <input className={styles.radio} type="radio" name="reason" value={reason} required />
            <span className={styles.chip}>{reason}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The form below 没用: one reason, and free text. */
export function FeedbackReasons({ articleId, state, send }: FeedbackFormProps) {
  return (
    <form className={styles.form} method="post" action={feedbackAction} onSubmit={send}>
      <input type="hidden" name="articleId" value={articleId} />
      <input type="hidden" name="islike" value="0" />
      <Reasons />
      <label>
        <span className={styles.label}>{feedbackCopy.more}</span>
        <textarea
          className={styles.text}
          name="feedback"
          rows={3}
          maxLength={longestText}
          placeholder={feedbackCopy.moreExample}
        />
      </label>
      <Button type="submit" size="small" disabled={state === 'sending'}>
        {state === 'sending' ? feedbackCopy.sending : feedbackCopy.send}
      </Button>
    </form>
  );
}
