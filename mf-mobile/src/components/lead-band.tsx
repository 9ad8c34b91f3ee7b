import { useSite } from '@site/shared/store';
import { consultationHours } from '@site/shared/store/site-facts';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Button } from '@site/shared/ui/button';
import { Phone } from 'lucide-react';
import { leadWords } from '../content/lead-words';
import { leadAddress, phoneAddress } from '../mobile-addresses';
import styles from './lead-band.module.css';

type LeadBandProps = { title?: readonly string[]; intro?: string };

/** How to reach us, at the end of a page: write, call, and what happens then. */
export function LeadBand({ title = [leadWords.title], intro = leadWords.intro }: LeadBandProps) {
  const phone = useSite((state) => state.site.phone);

  return (
    <section id="lead" className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>
            <BrokenLines lines={title} />
          </h2>
          <p className={styles.intro}>{intro}</p>
          <div className={styles.buttons}>
            <Button look="action" to={leadAddress} wide>
              {leadWords.consult}
            </Button>
            <Button look="on-dark" href={phoneAddress(phone)} wide>
              <Phone aria-hidden="true" />
              {phone}
            </Button>
          </div>
          <p className={styles.hours}>电话与在线咨询：工作日 {consultationHours}</p>
        </div>
        <ol className={styles.steps}>
          {leadWords.steps.map(({ when, what }) => (
            <li key={when} className={styles.step}>
              <b className={styles.when}>{when}</b>
              <span>{what}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
