import { pageAnchors } from '@site/shared/contract/page-anchors';
import { Check, ThumbsDown, ThumbsUp } from 'lucide-react';
import { feedbackCopy } from '../../content/help-document/feedback';
import styles from './help-document-feedback.module.css';
import { FeedbackReasons } from './help-document-feedback-reasons';
import { feedbackAction, type FeedbackFormProps, useFeedback } from './use-feedback';

function Thanks() {
  return (
    <>
      <Check className={styles.done} size={20} aria-hidden="true" />
      <b>{feedbackCopy.thanks}</b> {feedbackCopy.thanksText}
    </>
  );
}

function Useful({ articleId, state, send }: FeedbackFormProps) {
  return (
    <form className={styles.yes} method="post" action={feedbackAction} onSubmit={send}>
      <input type="hidden" name="articleId" value={articleId} />
      <input type="hidden" name="islike" value="1" />
      <button className={styles.answer} type="submit" disabled={state === 'sending'}>
        <ThumbsUp size={18} aria-hidden="true" />
        {feedbackCopy.yes}
      </button>
    </form>
  );
}

function Question(props: FeedbackFormProps) {
  return (
    <div className={styles.ask}>
      <h2 className={styles.question} id={pageAnchors.feedback}>
        {feedbackCopy.ask}
      </h2>
      <Useful {...props} />
      <details suppressHydrationWarning>
        <summary className={`${styles.answer} ${styles.no}`}>
          <ThumbsDown size={18} aria-hidden="true" />
          {feedbackCopy.no}
        </summary>
        <FeedbackReasons {...props} />
      </details>
    </div>
  );
}

/** Whom the article did not help is led on to people: the support form of this page. */
function Unsolved() {
  return (
    <>
      {' '}
      {feedbackCopy.unsolved}
      <a className={styles.people} href="#support" data-opens-sheet="">
        {feedbackCopy.people}
      </a>
    </>
  );
}

/** Helpful or not, with reasons: two plain forms, so that one click is enough for 有用 and neither needs script. */
export function Feedback({ articleId }: { articleId: number }) {
  const { state, send } = useFeedback(articleId);
  const isSent = state === 'sent' || state === 'reported';

  return (
    <section className={styles.card} aria-label={feedbackCopy.ask}>
      {/* Result of the form without script: shown as the target of the URL's fragment. */}
      <p className={styles.sentTarget} id={pageAnchors.feedbackSent}>
        <Thanks />
      </p>
      {!isSent && <Question articleId={articleId} state={state} send={send} />}
      <p className={styles.failedTarget} id={pageAnchors.feedbackFailed}>
        {feedbackCopy.failed}
      </p>
      <div role="status">
        {isSent && (
          <p className={styles.sent}>
            <Thanks />
            {state === 'reported' && <Unsolved />}
          </p>
        )}
        {state === 'failed' && <p className={styles.failed}>{feedbackCopy.failed}</p>}
      </div>
    </section>
  );
}
