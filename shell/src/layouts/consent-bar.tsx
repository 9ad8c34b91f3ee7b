import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Button } from '@site/shared/ui/button';
import { consentWords as words, storageListAddress } from '../content/consent-words';
import styles from './consent-bar.module.css';

/**
 * Asks for consent to statistics, with two answers of equal weight. It is in the HTML of every page and shown only where
 * the entry script asks: without script nothing runs that would need consent. The entry script also takes the answer.
 */
export function ConsentBar() {
  return (
    <section className={styles.bar} aria-label={words.label}>
      <p className={styles.words}>
        <BrokenLines lines={words.question} />{' '}
        <a className={styles.details} href={storageListAddress}>
          {words.details}
        </a>
      </p>
      <div className={styles.answers}>
        <Button look="outline" size="small" data-consent-choice="granted">
          {words.granted}
        </Button>
        <Button look="outline" size="small" data-consent-choice="denied">
          {words.denied}
        </Button>
      </div>
    </section>
  );
}
