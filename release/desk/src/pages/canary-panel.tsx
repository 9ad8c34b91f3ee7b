import type { ReactElement } from 'react';
import type { CanaryView, Judgement, RateMeasure } from '../data/canary-view';
import type { DeskModel } from '../data/desk-model';
import { canaryLine } from '../data/guard-line';
import { canaryEndText } from '../data/guard-text';
import { count, percent, shareText } from '../data/number-text';
import type { Quantile } from '../data/statistics';
import { clock, duration, shortMoment } from '../data/time-text';
import { ActionLink, SHARES } from './action-links';
import { DifferenceDrawing, RateChart } from './chart';
import { Icon, type IconName } from './icons';

const judgements: Record<Judgement, { label: string; chip: string; icon: IconName }> = {
  unknown: { label: '还没有样本', chip: 'chip', icon: 'clock' },
  watching: { label: '观察中', chip: 'chip watch', icon: 'clock' },
  good: { label: '正常', chip: 'chip good', icon: 'check' },
  over: { label: '越过守卫线', chip: 'chip alarm', icon: 'alert' },
};

function Chip({ judgement }: { judgement: Judgement }): ReactElement {
  const { label, chip, icon } = judgements[judgement];
  return (
    <span className={chip}>
      <Icon name={icon} />
      {label}
    </span>
  );
}

function Measure({ measure }: { measure: RateMeasure }): ReactElement {
  const { title, english, canary, control, judgement } = measure;
  return (
    <section className="measure">
      <div className="measure-head">
        <h3>
          {title} <span className="aside">{english}</span>
        </h3>
        <Chip judgement={judgement} />
      </div>
      {canary.attempts > 0 && (
        <>
          <p className="figure">
            <strong>{percent(canary.rate)}</strong> 对照 {control.attempts ? percent(control.rate) : '–'}
          </p>
          <p className="aside">
            95 % 区间 {percent(canary.low)}–{percent(canary.high)}
          </p>
          <RateChart measure={measure} />
          <p className="aside">与对照之差，95 % 区间</p>
          <DifferenceDrawing measure={measure} line={canaryLine.aboveControl} />
        </>
      )}
      <p className="aside counts">
        {count(canary.failures)} / {count(canary.attempts)}，对照 {count(control.failures)} / {count(control.attempts)}
      </p>
    </section>
  );
}

function time({ value, isOpen }: Quantile): string {
  return isOpen ? `超过 ${Math.round(value)} ms` : `约 ${Math.round(value)} ms`;
}

function Latency({ view }: { view: CanaryView }): ReactElement {
  const { canary, control } = view.latency;
  return (
    <section className="measure">
      <div className="measure-head">
        <h3>
          渲染用时 p95 <span className="aside">latency</span>
        </h3>
      </div>
      {canary ? (
        <>
          <p className="figure">
            <strong>{time(canary)}</strong> 对照 {control ? time(control) : '–'}
          </p>
          <p className="aside">
            95 % 区间 {Math.round(canary.low)}–{Math.round(canary.high)} ms
          </p>
          <TimeClasses view={view} />
        </>
      ) : (
        <p className="empty small">还没有渲染过。</p>
      )}
      <p className="aside counts">
        {count(canary?.renders ?? 0)} 次渲染，对照 {count(control?.renders ?? 0)} 次；不含缓存命中
      </p>
    </section>
  );
}

const CLASS_LABELS = ['5', '10', '20', '50', '100', '200', '500', '1 s', '2 s', '更久'];

/** How many renders took how long, in percent of each version's. */
function TimeClasses({ view }: { view: CanaryView }): ReactElement {
  const shares = [view.canaryTotals, view.controlTotals].map(({ renderTimes }) => {
    const sum = renderTimes.reduce((total, size) => total + size, 0);
    return renderTimes.map((size) => (sum ? size / sum : 0));
  });
  const top = Math.max(0.01, ...shares.flat());
  return (
    <svg className="chart classes" viewBox="0 0 320 150" role="img" aria-label="渲染用时的分布，单位毫秒">
      <path className="base" d="M0 128H320" />
      {CLASS_LABELS.map((label, index) => (
        <g key={label}>
          {shares.map((share, which) => (
            <rect
              key={`${which}`}
              className={which ? 'control-bar' : 'own-bar'}
              x={index * 32 + 4 + which * 12}
              y={128 - ((share[index] ?? 0) / top) * 112}
              width="11"
              height={((share[index] ?? 0) / top) * 112}
            />
          ))}
          <text x={index * 32 + 15} y="145" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Steps({ share }: { share: number }): ReactElement {
  const steps = [...SHARES, ...(SHARES.includes(share) ? [] : [share])].sort((one, other) => one - other);
  return (
    <ol className="steps" aria-label="份额">
      {steps.map((step) => (
        <li
          key={step}
          {...(step === share && { 'aria-current': 'step' as const })}
          className={step <= share ? 'done' : ''}
        >
          {Number((step * 100).toFixed(2))}
        </li>
      ))}
    </ol>
  );
}

function Facts({ view, now }: { view: CanaryView; now: Date }): ReactElement {
  const { beganAt, beganBy, shareSince, share, name } = view;
  const first = view.rates[0]?.points[0]?.at;
  return (
    <div className="canary-facts">
      <p className="big">{shareText(share)}</p>
      <p className="aside">的 {name} 访客，按 Cookie 固定归组</p>
      <Steps share={share} />
      <dl>
        <dt>开始</dt>
        <dd>{beganAt ? `${shortMoment(new Date(beganAt), now)} ${beganBy ?? ''}` : '早于这里读到的修订'}</dd>
        <dt>在 {shareText(share)} 已停留</dt>
        <dd>{shareSince ? duration(now.getTime() - Date.parse(shareSince)) : '–'}</dd>
        <dt>计数从</dt>
        <dd>{first ? `${clock(new Date(first))} 起` : '还没有计数'}</dd>
      </dl>
    </div>
  );
}

function CanaryButtons({ view, model }: { view: CanaryView; model: DeskModel }): ReactElement {
  const { name, version } = view;
  const { role } = model.authority;
  return (
    <div className="canary-foot">
      <p>{canaryEndText(model.guard, model.now)}</p>
      {role !== 'nothing' && <ActionLink kind="stop" name={name} version={version} label="停止金丝雀" />}
      {role === 'promote' && <ActionLink kind="promote" name={name} version={version} label="提升为线上" />}
      {role === 'promote' && <ActionLink kind="raise" name={name} version={version} label="加量" />}
    </div>
  );
}

/** A canary beside its control. */
export function CanaryPanel({ view, model }: { view: CanaryView; model: DeskModel }): ReactElement {
  const id = `canary-panel-${view.name}`;
  return (
    <section className="panel canary-panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>
          金丝雀 {view.name} {view.version}
        </h2>
        <span className="legend">
          <span className="key own">金丝雀 {view.version}</span>
          <span className="key control">对照 {view.control}</span>
        </span>
      </div>
      <div className="canary-body">
        <Facts view={view} now={model.now} />
        {view.rates.map((measure) => (
          <Measure key={measure.title} measure={measure} />
        ))}
        <Latency view={view} />
      </div>
      <CanaryButtons view={view} model={model} />
    </section>
  );
}
