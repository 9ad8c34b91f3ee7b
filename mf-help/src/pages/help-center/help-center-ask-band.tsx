import { useSite } from '@site/shared/store';
import { consultationHours } from '@site/shared/store/site-facts';
import { Button } from '@site/shared/ui/button';
import { Phone } from 'lucide-react';
import { askWords, centreWords } from '../../content/help-words';
import styles from './help-center-ask-band.module.css';

/** Ways to people and to other forms of help. A white-label site shows no phone (content.md §6 no. 47). */
export function AskBand() {
  const { phone, variant } = useSite((state) => state.site);

  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.heading}>{askWords.heading}</h2>
          <p className={styles.words}>{askWords.words}</p>
        </div>
        <ul className={styles.ways}>
          {variant !== 'white-label' && (
            <li>
              <Button look="brand" href={`tel:${phone}`}>
                <Phone aria-hidden="true" />
                {phone}
              </Button>
              <p className={styles.hours}>工作时间 {consultationHours}</p>
            </li>
          )}
          {centreWords.otherWays.map(({ name, link }) => (
            <li key={link}>
              <Button to={link}>{name}</Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
