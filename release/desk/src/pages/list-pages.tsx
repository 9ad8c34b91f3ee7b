import type { ReactElement } from 'react';
import type { StoredRelease } from '@site/release/releases/releases';
import type { Status } from '@site/release/operations/status';
import type { ChainEntry } from '../data/chain';
import { shareText } from '../data/number-text';
import { shortMoment } from '../data/time-text';
import { ChainList, type ChainListProps } from './chain-list';
import { stateLabels } from './version-page';

/** How many versions of a section are listed before the rest is only counted. */
const SHOWN_VERSIONS = 12;

interface RevisionsProps {
  entries: ChainEntry[];
  notes: ChainListProps['notes'];
  now: Date;
  /** The number to go on from; null at the first revision. */
  older: number | null;
}

/** The whole chain, page by page. */
export function RevisionsPage({ entries, notes, now, older }: RevisionsProps): ReactElement {
  return (
    <>
      <h1 className="page-title">修订</h1>
      <section className="panel" aria-label="修订链">
        <ChainList entries={entries} notes={notes} now={now} />
        {entries.length === 0 && <p className="empty">还没有修订。</p>}
      </section>
      {older !== null && (
        <p className="buttons">
          <a className="button" href={`/revisions?upTo=${older}`}>
            更早的修订
          </a>
        </p>
      )}
    </>
  );
}

function Tag({ release, status }: { release: StoredRelease; status: Status }): ReactElement | null {
  const { name, version, state } = release;
  const live = status.remotes.find((remote) => remote.name === name);
  if (live?.version === version) return <span className="tag live">线上</span>;
  if (live?.canaryVersion === version) return <span className="tag past">金丝雀 {shareText(live.canaryShare)}</span>;
  if (live?.bad.some((one) => one.version === version)) return <span className="alarm-words">坏版本</span>;
  return state === 'complete' ? null : <span className="aside">{stateLabels[state]}</span>;
}

function Section({
  name,
  releases,
  status,
  now,
}: {
  name: string;
  releases: StoredRelease[];
  status: Status;
  now: Date;
}): ReactElement {
  return (
    <section className="panel" aria-labelledby={`releases-${name}`}>
      <div className="panel-head">
        <h2 id={`releases-${name}`}>{name}</h2>
        <span className="aside end">{releases.length} 个版本</span>
      </div>
      <ul className="rows">
        {releases.slice(0, SHOWN_VERSIONS).map((release) => (
          <li key={release.version}>
            <a href={`/versions/${name}/${release.version}`}>
              <b>{release.version}</b>
            </a>
            <Tag release={release} status={status} />
            <span className="end aside">
              {release.publishedAt && shortMoment(new Date(release.publishedAt), now)} {release.publishedBy}
            </span>
          </li>
        ))}
        {releases.length > SHOWN_VERSIONS && <li className="aside">另 {releases.length - SHOWN_VERSIONS} 个更早的</li>}
      </ul>
    </section>
  );
}

/** What is published, live or not. */
export function VersionsPage({
  releases,
  status,
  now,
}: {
  releases: StoredRelease[];
  status: Status;
  now: Date;
}): ReactElement {
  const names = [...new Set(releases.map(({ name }) => name))].sort();
  return (
    <>
      <h1 className="page-title">版本库</h1>
      <div className="version-columns">
        {names.map((name) => (
          <Section
            key={name}
            name={name}
            releases={releases.filter((one) => one.name === name)}
            status={status}
            now={now}
          />
        ))}
      </div>
      {names.length === 0 && <p className="panel empty">还没有发布过任何版本。</p>}
    </>
  );
}
