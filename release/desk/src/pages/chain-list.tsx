import type { ReactElement } from 'react';
import type { ChainEntry } from '../data/chain';
import { type ChangeKind, isStepBack, kindLabels } from '../data/changes';
import { shortMoment } from '../data/time-text';
import { Icon, type IconName } from './icons';

const icons: Record<ChangeKind, IconName> = {
  first: 'up',
  promote: 'up',
  canary: 'canary',
  raise: 'raise',
  lower: 'raise',
  stop: 'stop',
  rollback: 'undo',
  'guard-stop': 'shield',
  'guard-rollback': 'shield',
  removed: 'cross',
};

/** Whether anything was checked before, in few words. */
export function GateNote({ revision }: Pick<ChainEntry, 'revision'>): ReactElement | null {
  if (revision?.gate) return <span className="good">门禁 {revision.gate.pages} 页</span>;
  if (revision?.ungated) return <span title={revision.ungated}>未过门禁：{revision.ungated}</span>;
  return <span className="aside">–</span>;
}

function Changes({ entry }: { entry: ChainEntry }): ReactElement {
  const shown = entry.changes.slice(0, 3);
  return (
    <ul className="changes">
      {shown.map(({ name, kind, version, from, to }) => (
        <li key={name} className={isStepBack(kind) ? 'back' : undefined}>
          <span className="kind">
            <Icon name={icons[kind]} />
            {kindLabels[kind]}
          </span>
          <a href={`/versions/${name}/${version}`}>
            <strong>{name}</strong> {version}
          </a>
          {kind !== 'first' && (
            <span className="aside">
              {from} → {to}
            </span>
          )}
        </li>
      ))}
      {entry.changes.length > shown.length && (
        <li className="aside">另 {entry.changes.length - shown.length} 个分区</li>
      )}
      {entry.changes.length === 0 && <li className="aside">没有改变线上版本</li>}
    </ul>
  );
}

function GoodEntry({ entry, notes, now }: { entry: ChainEntry; notes: string[]; now: Date }): ReactElement | null {
  const { revision, sequence } = entry;
  if (!revision) return null;
  return (
    <>
      <time className="when" dateTime={revision.createdAt}>
        {shortMoment(new Date(revision.createdAt), now)}
      </time>
      <Changes entry={entry} />
      <span className="by">{revision.by}</span>
      <div className="why">
        <p>{revision.reason}</p>
        {notes.length > 0 && (
          <p className="aside note">
            {notes[0]}
            {notes.length > 1 && `，另 ${notes.length - 1} 条`}
          </p>
        )}
      </div>
      <span className="gate">
        <GateNote revision={revision} />
      </span>
      <a className="more" href={`/revisions/${sequence}`}>
        {revision.evidence ? '证据' : '详情'}
        <span className="unseen">，修订 r{sequence}</span>
      </a>
    </>
  );
}

export interface ChainListProps {
  entries: readonly ChainEntry[];
  /** Notes of the versions that a revision brought, by its number. */
  notes: ReadonlyMap<number, string[]>;
  now: Date;
}

/** Revisions on their chain, newest first. */
export function ChainList({ entries, notes, now }: ChainListProps): ReactElement {
  return (
    <ol className="chain">
      {entries.map((entry) => {
        const { sequence, revision, problem, hash } = entry;
        const isBack = problem !== null || entry.changes.some(({ kind }) => isStepBack(kind));
        return (
          <li key={sequence} className={isBack ? 'link back' : 'link'}>
            <span className="number">
              <a href={`/revisions/${sequence}`}>r{sequence}</a>
              <code>{hash.slice(0, 6)}</code>
            </span>
            {revision ? (
              <GoodEntry entry={entry} notes={notes.get(sequence) ?? []} now={now} />
            ) : (
              <p className="refused" lang="en">
                {problem ?? 'Its file is gone.'}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
