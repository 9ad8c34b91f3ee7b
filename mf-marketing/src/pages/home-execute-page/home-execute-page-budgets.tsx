import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { Check, Minus } from 'lucide-react';
import { landingBudgets, type Budget } from '../../content/home-execute-page';
import styles from './home-execute-page-budgets.module.css';

/** As many figures as there are people; the first is the director, unless there are only two. */
function Heads({ count }: { count: number }) {
  const wide = 28 * Math.min(count, 14);
  return (
    <svg
      className={styles.heads}
      viewBox={`0 0 ${wide} 44`}
      width={wide}
      height="44"
      role="img"
      aria-label={`${count} 人`}
    >
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          transform={`translate(${14 + index * 28} 12)`}
          d="M0-10a8 8 0 1 1 0 16a8 8 0 1 1 0-16M-12 30q0-18 12-18t12 18Z"
          fill={index === 0 && count > 2 ? '#C73E16' : '#0B6E6E'}
        />
      ))}
    </svg>
  );
}

function Plan({ budget: { name, people, price, fits, gets, without } }: { budget: Budget }) {
  return (
    <li className={styles.plan}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.fits}>{fits}</p>
      </div>
      <div className={styles.people}>
        <Heads count={people} />
        <span>{people} 人到场</span>
      </div>
      <ul>
        {gets.map((point) => (
          <li key={point} className={styles.get}>
            <Check size={18} aria-hidden="true" />
            {point}
          </li>
        ))}
        <li className={`${styles.get} ${styles.without}`}>
          <Minus size={18} aria-hidden="true" />
          {without}
        </li>
      </ul>
      <b className={styles.price}>{price}</b>
    </li>
  );
}

/** Three budgets as three rows of people. */
export function CrewBudgets({ facts }: PageFacts) {
  const { title, intro, list, note } = fillWords(landingBudgets, facts);

  return (
    <Section id="budgets" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ul className={styles.plans}>
        {list.map((budget) => (
          <Plan key={budget.name} budget={budget} />
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
