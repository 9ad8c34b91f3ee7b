'use static';

import { Picture } from '@site/shared/ui/picture';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { type FigureChart, homeFigures } from '../content/home-figures';
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

/** Four figures with a small chart each, all 示例数据. */
export function HomeFigures() {
  return (
    <section className={styles.figures}>
      <div className={styles.inner}>
        <h2>
          <VisuallyHidden>{homeCopy.figures.title}</VisuallyHidden>
        </h2>
        <dl className={styles.row}>
          {homeFigures.map(({ name, value, unit, chart }) => (
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
        <p>{homeCopy.figures.note}</p>
      </div>
    </section>
  );
}
