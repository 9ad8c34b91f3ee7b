import { useSite } from '@site/shared/store';
import { consultationHours } from '@site/shared/store/site-facts';
import { Phone } from 'lucide-react';
import { askWords } from '../content/help-words';
import styles from './ask-us.module.css';

/** The way to people when no article helps. A white-label site shows no phone (content.md §6 no. 47). */
export function AskUs() {
  const { phone, variant } = useSite((state) => state.site);

  return (
    <section className={styles.ask}>
      <h2 className={styles.heading}>{askWords.heading}</h2>
      <p>
        {variant !== 'white-label' && `工作时间 ${consultationHours} 有人接听。`}
        {askWords.words}
      </p>
      {variant !== 'white-label' && (
        <a className={styles.phone} href={`tel:${phone}`}>
          <Phone size={16} aria-hidden="true" />
          {phone}
        </a>
      )}
    </section>
  );
}
