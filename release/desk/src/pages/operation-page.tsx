import type { ReactElement } from 'react';
import { equalCommand } from '../actions/equal-command';
import type { ShellFollow } from '../actions/follow-shells';
import type { Operation } from '../actions/operations';
import type { ChainEntry } from '../data/chain';
import { kindLabels } from '../data/changes';
import { seconds } from '../data/number-text';
import { shortMoment } from '../data/time-text';
import { actionIcons, doneLabels, isBackwards, titleOf } from './action-text';
import { Icon } from './icons';
import { ShellBars, Steps } from './operation-phases';

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
  const changes = latest.changes.map(({ name, kind, version }) => `${kindLabels[kind]} ${name} ${version}`).join('，');
  return (
    <p>
      现在是 <a href={`/revisions/${latest.sequence}`}>r{latest.sequence}</a>：<b>{by}</b> 在{' '}
      {shortMoment(new Date(createdAt), now)} {changes || '写了它'}，原因：{reason}。
    </p>
  );
}

const failureLabels = {
  moved: '没有执行，别人先写了修订',
  refused: '被拒绝，线上没有变化',
  waits: '已提案，等第二个人签名',
  broken: '出错了',
};

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

function titleText({ isDone, failure, result, ask }: Operation): string {
  if (!isDone) return `正在${titleOf(ask)}`;
  if (failure) return failureLabels[failure.kind];
  if (!result?.changed) return `${ask.name} 已经是这样，没有写新修订`;
  return `${doneLabels[ask.kind]}：${ask.name} ${ask.kind === 'stop' ? (result.revision.remotes[ask.name]?.version ?? '') : ask.version}`;
}

function Title({ operation }: { operation: Operation }): ReactElement {
  const { ask, failure, isDone } = operation;
  const isAlarm = failure !== null || (!isDone && isBackwards(ask));
  const doneIcon = failure ? 'alert' : 'check';
  return (
    <div aria-live="polite">
      <h1 className={isAlarm ? 'page-title alarm' : 'page-title'}>
        <Icon name={isDone ? doneIcon : actionIcons[ask.kind]} />
        {titleText(operation)}
      </h1>
    </div>
  );
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
  return (
    <div id="operation" data-live={isDone ? undefined : ''}>
      <nav className="crumbs" aria-label="位置">
        <a href="/">总览</a> <span aria-hidden="true">›</span> {ask.name}
      </nav>
      <Title operation={operation} />
      <div className="stack" data-done={isDone ? '' : undefined}>
        <Failed operation={operation} latest={latest} now={now} />
        <Figures operation={operation} />
        {result?.warnings.map((warning) => (
          <p className="panel notice" key={warning} lang="en">
            {warning}
          </p>
        ))}
        <div className="act-columns even">
          <ShellBars operation={operation} />
          <Steps operation={operation} now={now} />
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
