import { Clauses } from '@site/shared/ui/clauses';
import { Section } from '@site/shared/ui/section';
import { lengthOf, showCopy } from '../../content/home-case/show';
import { cameraColours, TimelineAcross, TimelineDown } from './home-case-timeline-drawing';
import type { StudyData } from './home-case.loader';
import styles from './home-case-timeline.module.css';

const copy = showCopy.timeline;

function Cameras({ study: { show } }: { study: StudyData }) {
  return (
    <ul className={styles.cameras} aria-label={copy.cameras}>
      {show.cameras.map(({ name, shows }, index) => (
        <li key={name}>
          <b className={`${styles.key} ${cameraColours[index]}`}>{index + 1}</b>
          {name} · {shows}
        </li>
      ))}
    </ul>
  );
}

function Segments({ study: { show } }: { study: StudyData }) {
  return (
    <ol className={styles.segments} aria-label={copy.segments}>
      {show.segments.map(({ from, name, camera }) => (
        <li key={from}>
          <time>{from}</time>
          {name}
          <span className={styles.by}>{show.cameras[camera - 1]?.name}</span>
        </li>
      ))}
    </ol>
  );
}

function Marks({ study: { show } }: { study: StudyData }) {
  return (
    <ol className={styles.marks} aria-label={copy.marks}>
      {show.marks.map(({ at, title, text, failed }, index) => (
        <li key={at} className={failed ? styles.failed : undefined}>
          <b className={styles.number}>{index + 1}</b>
          <div>
            <h3 className={styles.moment}>
              <time>{at}</time> {title}
              {failed && <span className={styles.note}>{copy.failed}</span>}
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The show by its clock: which camera carried it, how many watched, and three moments. Down the page on phones. */
export function CaseTimeline({ study }: { study: StudyData }) {
  return (
    <Section title={<Clauses text={copy.title(lengthOf(study.show))} />} className={styles.timeline}>
      <Cameras study={study} />
      <TimelineAcross show={study.show} curve={study.curve} />
      <div className={styles.read}>
        <TimelineDown show={study.show} curve={study.curve} />
        <Segments study={study} />
        <Marks study={study} />
      </div>
    </Section>
  );
}
