import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { X } from 'lucide-react';
import { aboutBeliefs } from '../../content/home-about/company';
import styles from './home-about-beliefs.module.css';

/** What we stand for, each with what we do not do, and the three times that we measure ourselves by. */
export function AboutBeliefs() {
  const { title, intro, list, promises, note } = aboutBeliefs;

  return (
    <Section id="beliefs" title={title} intro={intro}>
      <SwipeRow label={title} columnsFrom="phone" className={styles.beliefs}>
        {list.map(({ name, text, excluded }) => (
          <div key={name} className={styles.belief}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.wont}>
              <X size={18} aria-hidden="true" />
              {excluded}
            </p>
          </div>
        ))}
      </SwipeRow>
      <ul className={styles.promises}>
        {promises.map(({ value, unit, text }) => (
          <li key={text} className={styles.promise}>
            <b className={styles.value}>
              {value}
              <small className={styles.unit}>{unit}</small>
            </b>
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
