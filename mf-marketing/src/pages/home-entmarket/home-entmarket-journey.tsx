import { Picture } from '@site/shared/ui/picture';
import { Check } from 'lucide-react';
import { entmarketJourney } from '../../content/home-entmarket/journey';
import styles from './home-entmarket-journey.module.css';
import { LeadStop } from './home-entmarket-lead';
import { entmarketPoster } from './home-entmarket-scenes';
import { ShowStop } from './home-entmarket-show';

const { label, poster, signUp } = entmarketJourney;

/** Path of the visitor between the four cards, in the arrangement for wide screens. */
const way = 'M84 250V300M268 380h32q14 0 14-14V290M560 270v40';

function PosterStop() {
  return (
    <div className={`${styles.stop} ${styles.poster}`}>
      <span className={styles.time}>{poster.time}</span>
      <div className={`${styles.card} ${styles.posterCard}`}>
        <Picture file={entmarketPoster.productTable} alt="" className={styles.posterPicture} />
        <span className={styles.posterText}>
          <b>{poster.name}</b>
          <span>{poster.when}</span>
          <span className={styles.code}>
            <Picture file={entmarketPoster.code} alt="海报上的二维码" />
            {poster.code}
          </span>
        </span>
      </div>
    </div>
  );
}

function SignUpStop() {
  return (
    <div className={`${styles.stop} ${styles.signUp}`}>
      <span className={styles.time}>{signUp.time}</span>
      <div className={`${styles.card} ${styles.signUpCard}`}>
        <span className={styles.done}>
          <Check size={16} aria-hidden="true" />
          {signUp.done}
        </span>
        {signUp.rows.map(([name, value]) => (
          <span key={name} className={styles.field}>
            <small>{name}</small>
            {value}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The hero's picture: one visitor followed from a poster to a salesperson. On phones it runs down a line. */
export function EntmarketJourney() {
  return (
    <div className={styles.journey} role="img" aria-label={label}>
      <svg className={styles.way} width="680" height="540" viewBox="0 0 680 540" fill="none" aria-hidden="true">
        <path d={way} stroke="#C73E16" strokeWidth="3" strokeDasharray=".1 8" strokeLinecap="round" />
      </svg>
      <PosterStop />
      <SignUpStop />
      <ShowStop />
      <LeadStop />
    </div>
  );
}
