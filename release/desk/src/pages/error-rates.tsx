import type { ReactElement } from 'react';
import type { DeskModel } from '../data/desk-model';
import { type ErrorRate, RATE_WINDOW_MS } from '../data/error-rates';
import { count, percent } from '../data/number-text';
import { clock } from '../data/time-text';

const WIDTH = 200;
const HEIGHT = 44;

type Point = { x: number; y: number };

/** One path for each row of points without a hole. */
function runsOf({ points }: ErrorRate, top: number): Point[][] {
  const runs: Point[][] = [[]];
  points.forEach(({ rate }, index) => {
    if (rate === null) return void runs.push([]);
    const x = Math.round((index / (points.length - 1)) * (WIDTH - 4) * 10) / 10;
    runs.at(-1)?.push({ x, y: Math.round((HEIGHT - 4 - (rate / top) * (HEIGHT - 12)) * 10) / 10 });
  });
  return runs.filter((run) => run.length > 0);
}

function Sparkline({ rate, now }: { rate: ErrorRate; now: Date }): ReactElement {
  const top = Math.max(0.01, ...rate.points.map((point) => point.rate ?? 0));
  const label = `${rate.name} 从 ${clock(new Date(now.getTime() - RATE_WINDOW_MS))} 起的渲染失败率，最高 ${percent(top)}`;
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="base" d={`M0 ${HEIGHT - 4}H${WIDTH}`} />
      {runsOf(rate, top).map((run) => (
        <g key={run[0]?.x}>
          <path className="own" d={run.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')} />
          {run.length === 1 && <circle className="own-end" cx={run[0]?.x} cy={run[0]?.y} r="2" />}
        </g>
      ))}
    </svg>
  );
}

/** How often pages fail, for each section; where no shell counts, why not, and nothing is drawn. */
export function ErrorRates({ model }: { model: DeskModel }): ReactElement {
  const absent = model.shells.filter(({ countsAbsent }) => countsAbsent !== null);
  const isCounted = absent.length < model.shells.length;
  return (
    <section className="panel error-rates" id="error-rates" data-live="" aria-labelledby="error-rates-title">
      <div className="panel-head">
        <h2 id="error-rates-title">错误率</h2>
        <span className="aside">渲染失败，近 6 小时；数字是近 15 分钟</span>
      </div>
      {absent.map(({ label, url, countsAbsent }) => (
        <p className="notice" key={url}>
          {label}：{countsAbsent}
        </p>
      ))}
      {isCounted && (
        <ul className="rate-list">
          {model.errorRates.map((rate) => (
            <li key={rate.name}>
              <h3>{rate.name}</h3>
              <p className="figure">
                <strong>{rate.recent.attempts ? percent(rate.recent.rate) : '–'}</strong> {count(rate.recent.failures)}{' '}
                / {count(rate.recent.attempts)}
              </p>
              <Sparkline rate={rate} now={model.now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
