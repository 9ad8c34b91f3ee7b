import type { MediaReport } from '@site/shared/contract/site';
import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Picture } from '@site/shared/ui/picture';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { mediaCopy } from '../../content/media';
import styles from './media.module.css';
import { mediaFiles } from './media-files';

/** Reports on other sites; each opens in a window of its own. */
export function MediaReports({ reports }: { reports: readonly MediaReport[] }) {
  return (
    <>
      <ul className={styles.reports}>
        {reports.map(({ id, outlet, title, summary, published, link }, index) => (
          <li key={id}>
            <a className={styles.report} href={link} target="_blank" rel="noopener noreferrer nofollow">
              {index === 0 && <Picture file={mediaFiles.clipping} alt="" className={styles.clipping} />}
              <p className={styles.outlet}>{outlet}</p>
              <h2 className={styles.title}>
                <ClauseTitle>{title}</ClauseTitle>
              </h2>
              <p className={styles.summary}>{summary}</p>
              <p className={styles.facts}>
                <time dateTime={published}>{published}</time>
                <span className={styles.out}>
                  {mediaCopy.out}
                  <ExternalLink size={14} aria-hidden="true" />
                  <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
                </span>
              </p>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
