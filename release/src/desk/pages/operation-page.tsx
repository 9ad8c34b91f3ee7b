import type { ReactElement } from 'react';
import { equalCommand } from '../actions/equal-command';
import type { ShellFollow } from '../actions/follow-shells';
import type { Operation, Step, StepKind } from '../actions/operations';
import type { ChainEntry } from '../data/chain';
import { kindWords } from '../data/changes';
import { seconds } from '../data/number-words';
import { clockWithSeconds, shortMoment } from '../data/time-words';
import { isBackwards } from './action-page';
import { actionIcons, doneWords, titleOf } from './action-words';
import { Icon } from './icons';

const stepWords: Record<StepKind, { title: string; details: string }> = {
  verify: { title: '核对', details: '签名、文件与地址' },
  gate: { title: '门禁', details: '渲染每一类页面' },
  sign: { title: '签名写入', details: '只增一份修订文件' },
  follow: { title: '各 shell 跟上', details: '核对文件、试渲染、切换' },
};

function StepRow({ step, now }: { step: Step; now: number }): ReactElement {
  const { title, details } = stepWords[step.kind];
  const isOver = step.endedMs !== null;
  return (
    <li className={isOver ? 'over' : 'under-way'}>
      <b>{title}</b>
      <span className="aside">{details}</span>
      <span className="end">
        {isOver ? seconds((step.endedMs ?? 0) - step.beganMs) : `已 ${seconds(now - step.beganMs)}`}
      </span>
    </li>
  );
}

function stateOf({ servedMs, note, isSettled }: ShellFollow): ReactElement {
  if (servedMs !== null) return <b>{seconds(servedMs)}</b>;
  return <span className={isSettled ? 'alarm-words' : 'aside'}>{isSettled ? (note ?? '没跟上') : '还在跟'}</span>;
}

function ShellBar({ shell, top }: { shell: ShellFollow; top: number }): ReactElement {
  const { label, heardMs, servedMs, note } = shell;
  const percent = (ms: number) => `${Math.max(0.5, Math.min(100, (ms / top) * 100))}%`;
  return (
    <li>
      <b>{label}</b>
      <svg className="follow-bar" width="100%" height="18" aria-hidden="true">
        <rect className="rail" width="100%" height="18" rx="3" />
        {servedMs !== null && <rect className="switched" width={percent(servedMs)} height="18" rx="3" />}
        {heardMs !== null && <rect className="heard" width={percent(heardMs)} height="18" rx="3" />}
      </svg>
      <span className="end">{stateOf(shell)}</span>
      <span className="unseen">{heardMs === null ? '' : `，收到用了 ${seconds(heardMs)}`}</span>
      {servedMs !== null && note && <p className="alarm-words full">{note}</p>}
    </li>
  );
}

function ShellBars({ operation }: { operation: Operation }): ReactElement | null {
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

function Steps({ operation }: { operation: Operation }): ReactElement {
  const now = Date.now() - operation.startedAt.getTime();
  return (
    <section className="panel" aria-labelledby="steps-title">
      <div className="panel-head">
        <h2 id="steps-title">阶段</h2>
        <span className="aside end">{clockWithSeconds(operation.startedAt)} 开始</span>
      </div>
      <ol className="rows phases">
        {operation.steps.map((step) => (
          <StepRow key={step.kind} step={step} now={now} />
        ))}
      </ol>
    </section>
  );
}

function lastServed(shells: readonly ShellFollow[]): number | null {
  const times = shells.map(({ servedMs }) => servedMs).filter((ms) => ms !== null);
  return times.length ? Math.max(...times) : null;
}

function Figures({ operation }: { operation: Operation }): ReactElement | null {
  const { result, shells, ask } = operation;
  if (!result?.changed) return null;
  const served = shells.filter(({ servedMs }) => servedMs !== null).length;
  const last = lastServed(shells);
  return (
    <ul className="panel figures">
      <li>
        <strong>{last === null ? '–' : seconds(last)}</strong>
        <span>从写入到最后一台 shell 切换</span>
      </li>
      <li>
        <strong>
          {served} / {shells.length}
        </strong>
        <span>台 shell 已跟上</span>
      </li>
      <li>
        <strong>
          <a href={`/revisions/${result.revision.sequence}`}>r{result.revision.sequence}</a>
        </strong>
        <span>由 {ask.by} 签发</span>
      </li>
    </ul>
  );
}

/** Who was faster, and what is so now. */
function Moved({ latest, now }: { latest: ChainEntry | undefined; now: Date }): ReactElement | null {
  if (!latest?.revision) return null;
  const { by, reason, createdAt } = latest.revision;
  const changes = latest.changes.map(({ name, kind, version }) => `${kindWords[kind]} ${name} ${version}`).join('，');
  return (
    <p>
      现在是 <a href={`/revisions/${latest.sequence}`}>r{latest.sequence}</a>：<b>{by}</b> 在{' '}
      {shortMoment(new Date(createdAt), now)} {changes || '写了它'}，原因：{reason}。
    </p>
  );
}

const failureWords = { moved: '没有执行，别人先写了修订', refused: '被拒绝，线上没有变化', broken: '出错了' };

function Failed({
  operation,
  latest,
  now,
}: {
  operation: Operation;
  latest: ChainEntry | undefined;
  now: Date;
}): ReactElement | null {
  const { failure, ask } = operation;
  if (!failure) return null;
  const again = `/act/${ask.kind}/${ask.name}?version=${encodeURIComponent(ask.version)}`;
  return (
    <div className="panel sentence failure">
      {failure.kind === 'moved' && <Moved latest={latest} now={now} />}
      <p lang="en">{failure.message}</p>
      {failure.reasons.length > 0 && (
        <ul className="reasons" lang="en">
          {failure.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p className="buttons">
        <a className="button" href="/">
          看总览
        </a>
        <a className="button" href={again}>
          看清后重来
        </a>
      </p>
    </div>
  );
}

function titleWords({ isDone, failure, result, ask }: Operation): string {
  if (!isDone) return `正在${titleOf(ask)}`;
  if (failure) return failureWords[failure.kind];
  if (!result?.changed) return `${ask.name} 已经是这样，没有写新修订`;
  return `${doneWords[ask.kind]}：${ask.name} ${ask.kind === 'stop' ? (result.revision.remotes[ask.name]?.version ?? '') : ask.version}`;
}

/** An action under way, with its phases; then what came of it. */
export function OperationPage({
  operation,
  latest,
  now,
}: {
  operation: Operation;
  latest: ChainEntry | undefined;
  now: Date;
}): ReactElement {
  const { ask, failure, isDone, result } = operation;
  const isAlarm = failure !== null || (!isDone && isBackwards(ask));
  return (
    <div id="operation" data-live={isDone ? undefined : ''} data-done={isDone ? '' : undefined}>
      <nav className="crumbs" aria-label="位置">
        <a href="/">总览</a> <span aria-hidden="true">›</span> {ask.name}
      </nav>
      <div aria-live="polite">
        <h1 className={isAlarm ? 'page-title alarm' : 'page-title'}>
          <Icon name={isDone ? (failure ? 'alert' : 'check') : actionIcons[ask.kind]} />
          {titleWords(operation)}
        </h1>
      </div>
      <div className="stack">
        <Failed operation={operation} latest={latest} now={now} />
        <Figures operation={operation} />
        {result?.warnings.map((warning) => (
          <p className="panel notice" key={warning} lang="en">
            {warning}
          </p>
        ))}
        <div className="act-columns even">
          <ShellBars operation={operation} />
          <Steps operation={operation} />
        </div>
        <p className="panel equal-box">
          等效命令 <code>{equalCommand(ask)}</code>
        </p>
        {isDone && !failure && (
          <p className="buttons">
            <a className="button" href="/">
              完成，回到总览
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
