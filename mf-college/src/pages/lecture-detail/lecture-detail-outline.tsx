import type { Lesson } from '@site/shared/contract/lesson';
import { pageAnchors } from '@site/shared/contract/page-anchors';
import { Disclosure } from '@site/shared/ui/disclosure';
import { lessonLabels, sectionTime } from '@site/shared/ui/lesson/lesson-labels';
import { detailCopy } from '../../content/lecture-detail';
import styles from './lecture-detail-outline.module.css';

type Outline = { outline: Lesson['outline'] };

const parts = [
  { id: pageAnchors.example, text: lessonLabels.example.heading },
  { id: pageAnchors.exercises, text: lessonLabels.exercises.heading },
  { id: pageAnchors.materials, text: detailCopy.materials.heading },
];

function Entries({ outline }: Outline) {
  return (
    <ol className={styles.entries}>
      {outline.map(({ id, text, seconds }) => (
        <li key={id}>
          <a className={styles.entry} href={`#${id}`}>
            <span>{text}</span>
            <span className={styles.time}>{sectionTime(seconds)}</span>
          </a>
        </li>
      ))}
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a className={`${styles.entry} ${styles.part}`} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Sections of the lecture with the time each takes, to stand beside it. */
export function OutlineRail({ outline }: Outline) {
  return (
    <nav className={styles.rail} aria-labelledby="_outline">
      <h2 className={styles.heading} id="_outline">
        {lessonLabels.outline}
      </h2>
      <Entries outline={outline} />
    </nav>
  );
}

/** The same, closed at first, above the text where there is no room beside it. */
export function OutlineList({ outline }: Outline) {
  return (
    <div className={styles.list}>
      <Disclosure summary={lessonLabels.outline}>
        <nav aria-label={lessonLabels.outline}>
          <Entries outline={outline} />
        </nav>
      </Disclosure>
    </div>
  );
}
