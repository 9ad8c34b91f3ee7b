import type { GatePart } from '@site/shared/contract/gate-report';
import type { ReactElement } from 'react';
import type { ShellFollow } from '../actions/follow-shells';
import type { Operation, Step, StepKind } from '../actions/operations';
import { seconds } from '../data/number-text';
import { clockWithSeconds } from '../data/time-text';

const stepLabels: Record<StepKind, { title: string; details: string }> = {
  verify: { title: '核对', details: '签名、文件与地址' },
  gate: { title: '门禁', details: '渲染每一类页面' },
  sign: { title: '签名写入', details: '只增一份修订文件' },
  follow: { title: '各 shell 跟上', details: '核对文件、试渲染、切换' },
};

const partLabels: Record<GatePart, string> = {
  files: '核对文件',
  shared: '核对共享包',
  weights: '称页面重量',
  server: '在服务器上渲染页面',
  live: '与线上版本逐页比对',
  browser: '在浏览器里打开页面',
  calls: '询问接口',
};

/** How far the gate is, in words and as a bar. */
function GateProgress({ gate }: { gate: Step['gate'] | undefined }): ReactElement | null {
  if (!gate) return null;
  const label = `${partLabels[gate.part]} ${gate.done} / ${gate.of}`;
  return (
    <span className="full gate-progress">
      <progress value={gate.done} max={Math.max(gate.of, 1)} aria-label="门禁进度" />
      <span className="aside">{label}</span>
    </span>
  );
}

function StepRow({ step, now }: { step: Step; now: number }): ReactElement {
  const { title, details } = stepLabels[step.kind];
  const isOver = step.endedMs !== null;
  return (
    <li className={isOver ? 'over' : 'under-way'}>
      <b>{title}</b>
      <span className="aside">{details}</span>
      <span className="end">
        {isOver ? seconds((step.endedMs ?? 0) - step.beganMs) : `已 ${seconds(now - step.beganMs)}`}
      </span>
      {!isOver && <GateProgress gate={step.gate} />}
    </li>
  );
}

function stateOf({ servedMs, note, isSettled }: ShellFollow): ReactElement {
  if (servedMs !== null) return <b>{seconds(servedMs)}</b>;
  return <span className={isSettled ? 'alarm-words' : 'aside'}>{isSettled ? (note ?? '没跟上') : '还在跟'}</span>;
}

function ShellBar({ shell, top }: { shell: ShellFollow; top: number }): ReactElement {
  const { label, receivedMs, servedMs, note } = shell;
  const percent = (ms: number) => `${Math.max(0.5, Math.min(100, (ms / top) * 100))}%`;
  return (
    <li>
      <b>{label}</b>
      <svg className="follow-bar" width="100%" height="18" aria-hidden="true">
        <rect className="rail" width="100%" height="18" rx="3" />
        {servedMs !== null && <rect className="switched" width={percent(servedMs)} height="18" rx="3" />}
        {receivedMs !== null && <rect className="heard" width={percent(receivedMs)} height="18" rx="3" />}
      </svg>
      <span className="end">{stateOf(shell)}</span>
      <span className="unseen">{receivedMs === null ? '' : `，收到用了 ${seconds(receivedMs)}`}</span>
      {servedMs !== null && note && <p className="alarm-words full">{note}</p>}
    </li>
  );
}

/** How long each shell took to know the revision and to serve it. */
export function ShellBars({ operation }: { operation: Operation }): ReactElement | null {
  const { shells } = operation;
  if (shells.length === 0) return null;
  const top = Math.max(500, ...shells.map(({ servedMs }) => servedMs ?? 0)) * 1.1;
  return (
    <section className="panel" aria-labelledby="follow-title">
      <div className="panel-head">
        <h2 id="follow-title">每台 shell 用了多久</h2>
        <span className="legend">
          <span className="key heard">收到修订</span>
          <span className="key switched">核对并切换</span>
        </span>
      </div>
      <ul className="rows follow">
        {shells.map((shell) => (
          <ShellBar key={shell.url} shell={shell} top={top} />
        ))}
      </ul>
    </section>
  );
}

/** What was done, and how long each part took. */
export function Steps({ operation, now }: { operation: Operation; now: Date }): ReactElement {
  const elapsed = now.getTime() - operation.startedAt.getTime();
  return (
    <section className="panel" aria-labelledby="steps-title">
      <div className="panel-head">
        <h2 id="steps-title">阶段</h2>
        <span className="aside end">{clockWithSeconds(operation.startedAt)} 开始</span>
      </div>
      <ol className="rows phases">
        {operation.steps.map((step) => (
          <StepRow key={step.kind} step={step} now={elapsed} />
        ))}
      </ol>
    </section>
  );
}
