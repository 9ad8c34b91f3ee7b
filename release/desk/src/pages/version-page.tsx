import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { ReactElement } from 'react';
import type { StoredRelease } from '@site/release/releases/releases';
import type { TakenBack } from '@site/release/operations/taken-back';
import type { VersionNotes } from '@site/release/releases/version-notes';
import type { Authority } from '../data/desk-model';
import type { GateReportView } from '../data/gate-reports';
import { count } from '../data/number-text';
import { takenBackText } from '../data/taken-back-text';
import { duration, fullMoment } from '../data/time-text';
import type { Stay } from '../data/version-life';
import { ActionLink } from './action-links';
import { Facts, GateReport, NotesList } from './parts';

export interface VersionProps {
  release: StoredRelease;
  notes: VersionNotes;
  /** Null when it cannot be read; `notes.problem` says why. */
  manifest: ReleaseManifest | null;
  report: GateReportView | null;
  stays: Stay[];
  authority: Authority;
  /** Who took it back; null where nobody did. */
  takenBack: TakenBack | null;
  /** No canary of this section runs. */
  isFree: boolean;
  now: Date;
}

export const stateLabels: Record<StoredRelease['state'], string> = {
  complete: '完整',
  'half-written': '上传没有完成',
  pruned: '文件已清理',
};

function Life({ stays, now }: Pick<VersionProps, 'stays' | 'now'>): ReactElement {
  return (
    <section className="panel" aria-labelledby="life-title">
      <div className="panel-head">
        <h2 id="life-title">在哪些修订里上过线</h2>
      </div>
      {stays.length === 0 && <p className="empty small">从来没有上线。</p>}
      <ul className="rows">
        {stays.map(({ asCanary, from, fromSequence, to, toSequence }) => (
          <li key={fromSequence}>
            <span className={to === null ? 'tag live' : 'tag past'}>{asCanary ? '金丝雀' : '线上'}</span>
            <span>
              <a href={`/revisions/${fromSequence}`}>r{fromSequence}</a> {fullMoment(new Date(from))} 起
              {toSequence !== null && to !== null ? (
                <>
                  ，到 <a href={`/revisions/${toSequence}`}>r{toSequence}</a> {fullMoment(new Date(to))}
                </>
              ) : (
                '，到现在'
              )}
            </span>
            <span className="end aside">{duration((to ? Date.parse(to) : now.getTime()) - Date.parse(from))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Files({ manifest }: { manifest: ReleaseManifest }): ReactElement {
  const size = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <section className="panel" aria-labelledby="files-title">
      <div className="panel-head">
        <h2 id="files-title">文件</h2>
        <span className="aside end">
          {manifest.files.length} 个，{count(Math.ceil(size / 1024))} KB
        </span>
      </div>
      <details className="files">
        <summary>看每个文件的大小与 SHA-384</summary>
        <ul className="rows">
          {manifest.files.map(({ path, bytes, integrity }) => (
            <li key={path}>
              <code>{path}</code>
              <code className="aside" title={integrity}>
                {integrity.slice(7, 19)}…
              </code>
              <span className="end aside">{count(bytes)} 字节</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Routes({ manifest }: { manifest: ReleaseManifest }): ReactElement {
  return (
    <section className="panel" aria-labelledby="routes-title">
      <div className="panel-head">
        <h2 id="routes-title">页面</h2>
        <span className="aside end">{manifest.routes.length} 类</span>
      </div>
      <ul className="rows paths">
        {manifest.routes.map(({ id, path }) => (
          <li key={id}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether anything can be done with it: it is whole, not what everybody sees, and was not taken back. */
function isOpen({ release, stays, authority, takenBack }: VersionProps): boolean {
  if (takenBack) return false;
  const [latest] = stays;
  const isLive = latest?.to === null && !latest.asCanary;
  return release.state === 'complete' && authority.role !== 'nothing' && !isLive;
}

function Buttons(props: VersionProps): ReactElement | null {
  const { release, stays, authority, isFree } = props;
  const { name, version } = release;
  if (!isOpen(props)) return null;
  const mayPromote = authority.role === 'promote';
  return (
    <p className="buttons">
      {stays.some(({ asCanary }) => !asCanary) && (
        <ActionLink kind="rollback" name={name} version={version} label={`回滚到 ${version}`} />
      )}
      {mayPromote && <ActionLink kind="promote" name={name} version={version} label="提升" />}
      {mayPromote && isFree && <ActionLink kind="canary" name={name} version={version} label="开始金丝雀" />}
    </p>
  );
}

function factsOf({ release, notes }: VersionProps): [string, string][] {
  const { publishedAt, publishedBy, state } = release;
  const { commit, lockfileHash, sbomHash } = notes.origin;
  const facts: [string, string | undefined][] = [
    ['状态', stateLabels[state]],
    ['发布', publishedAt ? `${fullMoment(new Date(publishedAt))}，${publishedBy}` : undefined],
    ['提交', commit],
    ['依赖锁', lockfileHash],
    ['包清单', sbomHash],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** Everything that is known of one version of a section. */
export function VersionPage(props: VersionProps): ReactElement {
  const { release, notes, manifest, report, takenBack } = props;
  return (
    <>
      <nav className="crumbs" aria-label="位置">
        <a href="/versions">版本库</a> <span aria-hidden="true">›</span> {release.name}
      </nav>
      <div className="title-row">
        <h1 className="page-title">
          {release.name} {release.version}
        </h1>
        <Buttons {...props} />
      </div>
      <div className="stack">
        {takenBack && <p className="panel sentence alarm-words">{takenBackText(release.name, takenBack)}</p>}
        <Facts title="来历" facts={factsOf(props)} />
        <section className="panel" aria-labelledby="notes-title">
          <div className="panel-head">
            <h2 id="notes-title">说明与门禁</h2>
          </div>
          <NotesList notes={notes} />
          <GateReport report={report} />
        </section>
        <Life {...props} />
        {manifest && (
          <div className="plan-columns">
            <Routes manifest={manifest} />
            <Files manifest={manifest} />
          </div>
        )}
      </div>
    </>
  );
}
