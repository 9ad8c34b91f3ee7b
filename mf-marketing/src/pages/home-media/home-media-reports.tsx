'use static';

import type { MediaReport } from '@site/shared/contract/site';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { mediaCopy } from '../../content/home-media';
import styles from './home-media-reports.module.css';

function Report({ report: { outlet, title, summary, published, link } }: { report: MediaReport }) {
  return (
    <li className={styles.report}>
      <p className={styles.source}>
        <span>{outlet}</span>
        <time dateTime={published}>{published}</time>
      </p>
      <h3 className={styles.title}>
        <a className={styles.link} href={link} target="_blank" rel="noopener nofollow">
          {title}
          <ArrowUpRight className={styles.sign} size={20} aria-hidden="true" />
          <VisuallyHidden>（{mediaCopy.outside}）</VisuallyHidden>
        </a>
      </h3>
      <p className={styles.summary}>{summary}</p>
    </li>
  );
}

/** Reports one under the other, the newest largest. */
export function MediaReports({ reports }: { reports: readonly MediaReport[] }) {
  return (
    <>
      <h2>
        <VisuallyHidden>{mediaCopy.list}</VisuallyHidden>
      </h2>
      <ul>
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </>
  );
}
