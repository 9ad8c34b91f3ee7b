'use static';

import type { MediaReport } from '@site/shared/contract/site';
import { Clauses } from '@site/shared/ui/clauses';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { ArrowUpRight } from 'lucide-react';
import { mediaCopy } from '../../content/home-media';
import { mediaPictures } from './home-media-files';
import styles from './home-media-reports.module.css';

type ReportProps = { report: MediaReport; newest: boolean };

function Report({ report: { outlet, title, summary, published, link }, newest }: ReportProps) {
  return (
    <li className={styles.report}>
      {newest && <SceneFile file={mediaPictures.pressDesk} shows={mediaCopy.desk} className={styles.picture} />}
      <p className={styles.source}>
        <span>{outlet}</span>
        <time dateTime={published}>{published}</time>
      </p>
      <h3 className={styles.title}>
        <a className={styles.link} href={link} target="_blank" rel="noopener nofollow">
          <Clauses text={title} />
          <ArrowUpRight className={styles.sign} size={20} aria-hidden="true" />
          <VisuallyHidden>（{mediaCopy.outside}）</VisuallyHidden>
        </a>
      </h3>
      <p className={styles.summary}>{summary}</p>
    </li>
  );
}

/** Reports one under the other, the newest largest and with a picture. */
export function MediaReports({ reports, first }: { reports: readonly MediaReport[]; first: boolean }) {
  return (
    <>
      <h2>
        <VisuallyHidden>{mediaCopy.list}</VisuallyHidden>
      </h2>
      <ul>
        {reports.map((report, index) => (
          <Report key={report.id} report={report} newest={first && index === 0} />
        ))}
      </ul>
    </>
  );
}
