import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { companyFigures } from '@site/shared/page/company-figures';
import { homeCopy } from '../../content/home/sections';
import { HomeFigureChart } from './home-figure-chart';
import styles from './home-figures.module.css';

/** Four figures of the platform, each with the shape of its year; without the facts there is nothing to show. */
export function HomeFigures({ facts }: PageFacts) {
  const figures = fillWords(companyFigures, facts);
  if (figures.length === 0) return null;

  return (
    <section className={styles.band}>
      <h2>
        <VisuallyHidden>{homeCopy.figures.title}</VisuallyHidden>
      </h2>
      <dl className={styles.grid}>
        {figures.map(({ name, value, unit, chart }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              {value}
              <span className={styles.unit}>{unit}</span>
            </dd>
            <dd aria-hidden="true">
              <HomeFigureChart chart={chart} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{fillWords(homeCopy.figures.note, facts)}</p>
    </section>
  );
}
