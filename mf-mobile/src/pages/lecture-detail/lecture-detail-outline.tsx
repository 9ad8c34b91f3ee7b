import type { Lesson } from '@site/shared/contract/lesson';
import { pageAnchors } from '@site/shared/contract/page-anchors';
import { Disclosure } from '@site/shared/ui/disclosure';
import { lessonLabels, sectionTime } from '@site/shared/ui/lesson/lesson-labels';
import styles from './lecture-detail-outline.module.css';

type OutlineProps = { outline: Lesson['outline']; className: string | undefined };

/** Sections of the lecture with the time each takes, then what is worked on; closed at first. */
export function LectureDetailOutline({ outline, className }: OutlineProps) {
  return (
    <div className={`${styles.outline} ${className}`}>
      <Disclosure summary={lessonLabels.outline}>
        <nav aria-label={lessonLabels.outline}>
          <ol>
            {outline.map(({ id, text, seconds }) => (
              <li key={id}>
                <a className={styles.entry} href={`#${id}`}>
                  <span>{text}</span>
                  <span className={styles.time}>{sectionTime(seconds)}</span>
                </a>
              </li>
            ))}
            {(['example', 'exercises'] as const).map((part) => (
              <li key={part}>
                <a className={styles.entry} href={`#${pageAnchors[part]}`}>
                  {lessonLabels[part].heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Disclosure>
    </div>
  );
}
