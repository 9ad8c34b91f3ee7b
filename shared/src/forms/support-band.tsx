import { supportAnchor } from '../contract/page-anchors';
import { ClauseTitle } from '../ui/clause-title';
import { Picture } from '../ui/picture';
import { supportCopy } from '../parts/forms/support-copy';
import { supportFiles } from '../parts/forms/support-files';
import { SupportHours } from './support-hours';
import styles from './support-band.module.css';
import { SupportSheet } from '../parts/forms/support-sheet';

/** The way to somebody who helps, at the end of a page, one a page. `article`: what the visitor is reading. */
export function SupportBand({ article }: { article?: string | undefined }) {
  return (
    <section id={supportAnchor} className={styles.band} aria-labelledby="_support-heading">
      <div className={styles.words}>
        <h2 id="_support-heading" className={styles.heading}>
          <ClauseTitle>{supportCopy.heading}</ClauseTitle>
        </h2>
        <p>{supportCopy.text}</p>
        <SupportHours className={styles.hours} />
        <SupportSheet fields={{ article: article?.slice(0, 120) }} />
      </div>
      <Picture file={supportFiles.onDuty} alt="" className={styles.picture} />
    </section>
  );
}
