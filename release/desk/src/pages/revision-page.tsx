import type { ReactElement } from 'react';
import { badVersionsIn } from '@site/release/chain/bad-versions';
import { describeKey } from '@site/release/keys/key-entry';
import { failureName } from './failure-name';
import type { Evidence, Revision } from '@site/release/chain/revision';
import type { VersionNotes } from '@site/release/releases/version-notes';
import type { ChainEntry } from '../data/chain';
import { isStepBack, kindLabels } from '../data/changes';
import type { GateReportView } from '../data/gate-reports';
import { count, percent, shareText } from '../data/number-text';
import { rateOf } from '../data/statistics';
import { fullMoment } from '../data/time-text';
import { Facts, GateReport, NotesList } from './parts';

export interface RevisionProps {
  entry: ChainEntry;
  /** Notes and gate report of each version that it brought. */
  brought: { notes: VersionNotes; report: GateReportView | null }[];
  newest: number;
}

/** One share as a bar, with its interval of 95 %. */
function RateBar({
  label,
  failures,
  attempts,
  isAlarm,
}: {
  label: string;
  failures: number;
  attempts: number;
  isAlarm: boolean;
}): ReactElement {
  const { rate, low, high } = rateOf(failures, attempts);
  return (
    <div className="rate-bar">
      <p>
        {label} <b>{percent(rate)}</b>{' '}
        <span className="aside">
          {count(failures)} / {count(attempts)}，95 % 区间 {percent(low)}–{percent(high)}
        </span>
      </p>
      <svg width="100%" height="18" aria-hidden="true">
        <rect className="rail" width="100%" height="18" rx="3" />
        <rect
          className={isAlarm ? 'interval alarm' : 'interval'}
          x={`${low * 100}%`}
          width={`${(high - low) * 100}%`}
          y="5"
          height="8"
        />
        <rect className={isAlarm ? 'value alarm' : 'value'} x={`${rate * 100}%`} width="3" height="18" />
      </svg>
    </div>
  );
}

function EvidencePanel({ evidence }: { evidence: Evidence }): ReactElement {
  const { kind, rule, firstFailureAt, seconds, subject, control, p } = evidence;
  return (
    <section className="panel" aria-labelledby="evidence-title">
      <div className="panel-head">
        <h2 id="evidence-title">守卫的证据</h2>
        <span className="aside">{failureName(kind)}</span>
      </div>
      <ul className="figures">
        <li>
          <strong>{seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} 秒</strong>
          <span>从首次失败到判定</span>
        </li>
        <li>
          <strong>{count(subject.failures)} 次</strong>
          <span>失败，共 {count(subject.attempts)} 次</span>
        </li>
        <li>
          <strong>{p === null ? '–' : p < 0.001 ? p.toExponential(1) : p.toFixed(3)}</strong>
          <span>是偶然的概率 p</span>
        </li>
      </ul>
      <div className="inside">
        <RateBar label="这个版本" {...subject} isAlarm />
        <RateBar label="对照" {...control} isAlarm={false} />
        <p className="aside">
          首次失败 {fullMoment(new Date(firstFailureAt))}。规则：<span lang="en">{rule}</span>
        </p>
      </div>
    </section>
  );
}

function ChangeTable({ entry, revision }: { entry: ChainEntry; revision: Revision }): ReactElement {
  return (
    <section className="panel" aria-labelledby="remotes-title">
      <div className="panel-head">
        <h2 id="remotes-title">这份修订里线上的版本</h2>
      </div>
      <ul className="rows remotes">
        {Object.entries(revision.remotes).map(([name, { version, canaryVersion, canaryShare }]) => {
          const change = entry.changes.find((one) => one.name === name);
          return (
            <li key={name}>
              <b>{name}</b>
              <a className="tag live" href={`/versions/${name}/${version}`}>
                {version}
              </a>
              {canaryVersion && (
                <a className="tag past" href={`/versions/${name}/${canaryVersion}`}>
                  {canaryVersion} 金丝雀 {shareText(canaryShare)}
                </a>
              )}
              <span className={change && isStepBack(change.kind) ? 'end alarm-words' : 'end aside'}>
                {change ? `${kindLabels[change.kind]}：${change.from} → ${change.to}` : '没有改变'}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function gateFact({ gate, ungated }: Revision): string {
  if (gate) return `${gate.pages} 页${gate.browser ? `，用 ${gate.browser} 打开` : '，没有用浏览器打开'}`;
  return ungated ? `没有过门禁，理由：${ungated}` : '没有记录';
}

function Good({ entry, brought }: { entry: ChainEntry; brought: RevisionProps['brought'] }): ReactElement | null {
  const { revision, signer, hash } = entry;
  if (!revision) return null;
  const facts: [string, string][] = [
    ['谁', revision.by],
    ['何时', fullMoment(new Date(revision.createdAt))],
    ['为什么', revision.reason],
    ['门禁', gateFact(revision)],
    ['签名', signer ? describeKey(signer) : '钥匙已不在钥匙圈里'],
    ['SHA-256', hash],
    ['前一份', revision.previousHash ?? '没有，这是第一份'],
    ...Object.entries(revision.restores ?? {}).map(([name, number]): [string, string] => [
      '依据',
      `${name} 的这个版本由 r${number} 提升过`,
    ]),
  ];
  if (revision.gate?.declared) facts.push(['申报的差异', revision.gate.declared.join('，')]);
  const marked = badVersionsIn(revision).filter(([, , number]) => number === revision.sequence);
  if (marked.length > 0) facts.push(['标为坏版本', marked.map(([name, version]) => `${name} ${version}`).join('，')]);
  return (
    <>
      {revision.evidence && <EvidencePanel evidence={revision.evidence} />}
      <Facts title="记录" facts={facts} />
      <ChangeTable entry={entry} revision={revision} />
      {brought.map(({ notes, report }) => (
        <section className="panel" key={`${notes.name} ${notes.version}`}>
          <div className="panel-head">
            <h2>
              {notes.name} {notes.version}
            </h2>
          </div>
          <NotesList notes={notes} />
          <GateReport report={report} />
        </section>
      ))}
    </>
  );
}

/** Everything that is known of one revision. */
export function RevisionPage({ entry, brought, newest }: RevisionProps): ReactElement {
  const { sequence, problem, changes } = entry;
  const title = changes.map(({ name, kind, version }) => `${kindLabels[kind]} ${name} ${version}`).join('，');
  return (
    <>
      <nav className="crumbs" aria-label="位置">
        <a href="/revisions">修订</a> <span aria-hidden="true">›</span> r{sequence}
        <span className="end">
          {sequence > 1 && <a href={`/revisions/${sequence - 1}`}>前一份</a>}
          {sequence < newest && <a href={`/revisions/${sequence + 1}`}>后一份</a>}
        </span>
      </nav>
      <h1 className={problem || changes.some(({ kind }) => isStepBack(kind)) ? 'page-title alarm' : 'page-title'}>
        r{sequence} {problem ? '被拒绝' : title || '没有改变线上版本'}
      </h1>
      <div className="stack">
        {problem && (
          <div className="panel sentence failure">
            <p>这份修订不算数，线上是它之前的一份。</p>
            <p lang="en">{problem}</p>
          </div>
        )}
        <Good entry={entry} brought={brought} />
      </div>
    </>
  );
}
