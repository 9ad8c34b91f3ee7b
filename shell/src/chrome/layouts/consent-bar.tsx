import { memo } from 'react';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Button } from '@site/shared/ui/button';
import { consentTexts as texts, storageListAddress } from '../../content/consent-texts';
import slot from '../widget/bottom-slot.module.css';
import styles from './consent-bar.module.css';

/**
 * Asks for consent to statistics, with two answers of equal weight. It is in the HTML of every page and shown only where
 * the entry script asks: without script nothing runs that would need consent. The entry script also handles the choice.
 */
export const ConsentBar = memo(function ConsentBar() {
  return (
    <section className={`${slot.slot} ${styles.bar}`} aria-label={texts.label} data-later="">
      <p className={styles.question}>
        <BrokenLines lines={texts.question} />{' '}
        <a href={storageListAddress}>
          <u>{texts.details}</u>
        </a>
      </p>
      <div className={styles.answers}>
        <Button look="outline" size="small" data-consent-choice="granted">
          {texts.granted}
        </Button>
        <Button look="outline" size="small" data-consent-choice="denied">
          {texts.denied}
        </Button>
      </div>
    </section>
  );
});
