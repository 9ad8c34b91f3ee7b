import { aboutCopy } from '../../content/about';
import styles from './about-beliefs.module.css';

/** Our values and service times. */
export function AboutBeliefs() {
  const { beliefs, promises } = aboutCopy;

  return (
    <section className={styles.band}>
      <svg
        className={styles.ripples}
        width="600"
        height="600"
        viewBox="-300 -300 600 600"
        fill="none"
        stroke="#7FE3D4"
        aria-hidden="true"
      >
        <circle r="90" opacity=".13" />
        <circle r="150" opacity=".1" />
        <circle r="220" opacity=".07" />
        <circle r="299" opacity=".05" />
      </svg>
      <div className={styles.inner}>
        <h2 className={styles.title}>{beliefs.title}</h2>
        <ol className={styles.beliefs}>
          {beliefs.items.map(({ name, text }) => (
            <li key={name} className={styles.belief}>
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <h3 className={styles.name}>{promises.title}</h3>
        <ul className={styles.promises}>
          {promises.items.map(({ value, unit, text }) => (
            <li key={value} className={styles.promise}>
              <b className={styles.value}>
                {value}
                <small>{unit}</small>
              </b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{promises.note}</p>
      </div>
    </section>
  );
}
