import type { ReactElement } from 'react';
import type { VersionNotes } from '@site/release/releases/version-notes';
import type { GateReportView } from '../data/gate-reports';
import { fullMoment } from '../data/time-text';
import { Icon } from './icons';

/** Names and values in a panel. */
export function Facts({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [string, string])[];
}): ReactElement {
  return (
    <section className="panel" aria-label={title}>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{/^[0-9a-f]{64}$|^sha384-/.test(value) ? <code>{value}</code> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** More of them are folded: a first version has all that ever was. */
const SHOWN_NOTES = 8;

function Notes({ notes }: Pick<VersionNotes, 'notes'>): ReactElement {
  return (
    <ul className="notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** What is new in a version, from its build. */
export function NotesList({ notes: { notes, problem } }: { notes: VersionNotes }): ReactElement {
  if (problem) {
    return (
      <p className="notice" lang="en">
        {problem}
      </p>
    );
  }
  if (notes.length === 0) return <p className="empty small">这个版本没有写说明。</p>;
  const rest = notes.slice(SHOWN_NOTES);
  return (
    <>
      <Notes notes={notes.slice(0, SHOWN_NOTES)} />
      {rest.length > 0 && (
        <details className="files">
          <summary>另 {rest.length} 条</summary>
          <Notes notes={rest} />
        </details>
      )}
    </>
  );
}

/** What the gate found in a version. */
export function GateReport({ report }: { report: GateReportView | null }): ReactElement {
  if (!report) return <p className="empty small">没有存下它的门禁报告。</p>;
  const { passed, pages, browser, checkedAt, findings, alsoLive } = report;
  return (
    <div className="gate-report">
      <p>
        <span className={passed ? 'chip good' : 'chip alarm'}>
          <Icon name={passed ? 'check' : 'alert'} />
          {passed ? '门禁通过' : `门禁拒绝，${findings.length} 处`}
        </span>{' '}
        <span className="aside">
          {pages} 页，{browser ?? '没有用浏览器'}，{fullMoment(new Date(checkedAt))}
        </span>
      </p>
      {findings.length > 0 && (
        <ul className="reasons" lang="en">
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {alsoLive.length > 0 && (
        <details className="files">
          <summary>线上版本也有、因此没有拒绝的 {alsoLive.length} 处</summary>
          <ul className="reasons" lang="en">
            {alsoLive.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
