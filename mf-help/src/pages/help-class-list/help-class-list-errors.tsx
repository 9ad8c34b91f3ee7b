import { Link } from 'react-router-dom';
import { errorCopy, knownErrors, type KnownError } from '../../content/help-class-list/known-errors';
import { articleAddress } from '../../help-addresses';
import styles from './help-class-list-errors.module.css';

function Row({ error: { says, cause, remedy, helpId } }: { error: KnownError }) {
  return (
    <div className={styles.row}>
      <dt className={styles.says}>{says}</dt>
      <dd className={styles.cause}>{cause}</dd>
      <dd>
        {remedy}
        {helpId && (
          <Link className={styles.more} to={articleAddress(helpId)} aria-label={`${says}：${errorCopy.more}`}>
            {errorCopy.more}
          </Link>
        )}
      </dd>
    </div>
  );
}

/** Error messages when a live stream does not start, with cause and remedy. */
export function ErrorReference() {
  return (
    <section className={styles.errors} aria-labelledby="error-reference">
      <h2 className={styles.heading} id="error-reference">
        {errorCopy.heading}
      </h2>
      <p className={styles.lead}>{errorCopy.lead}</p>
      <div className={styles.head} aria-hidden="true">
        {errorCopy.head.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <dl>
        {knownErrors.map((error) => (
          <Row key={error.says} error={error} />
        ))}
      </dl>
    </section>
  );
}
