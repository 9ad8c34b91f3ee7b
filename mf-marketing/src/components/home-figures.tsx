'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Picture } from '@site/shared/ui/picture';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { companyFigures, type FigureChart } from '@site/shared/page/company-figures';
import { homeCopy } from '../content/home-sections';
import { homeChartFiles } from './home-chart-files';
import styles from './home-figures.module.css';

const { homeCharts } = homeChartFiles;

/** As wide as its column; on phones it stands on dark ground. */
function Chart({ chart }: { chart: FigureChart }) {
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={`${homeCharts.src}#${chart}Dark`} />
      <Picture file={{ ...homeCharts, src: `${homeCharts.src}#${chart}` }} alt="" />
    </picture>
  );
}

/** Four figures with a small chart each; without the facts there is nothing to show. */
export function HomeFigures({ facts }: PageFacts) {
  const figures = fillWords(companyFigures, facts);
  if (figures.length === 0) return null;

  return (
    <section className={styles.figures}>
      <div className={styles.inner}>
        <h2>
          <VisuallyHidden>{homeCopy.figures.title}</VisuallyHidden>
        </h2>
        <dl className={styles.row}>
          {figures.map(({ name, value, unit, chart }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                <span>{unit}</span>
              </dd>
              <dd>
                <Chart chart={chart} />
              </dd>
            </div>
          ))}
        </dl>
        <p>{fillWords(homeCopy.figures.note, facts)}</p>
      </div>
    </section>
  );
}
