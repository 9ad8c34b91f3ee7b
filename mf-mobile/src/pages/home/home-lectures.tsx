import { MoreLink } from '@site/shared/ui/more-link';
import { Poster } from '@site/shared/ui/poster';
import { Section } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import { SnapRow } from '../../components/snap-row';
import { homeWords } from '../../content/home-words';
import { lectureAddress } from '../../mobile-addresses';
import type { LectureCard } from './home.data';
import styles from './home-cards.module.css';

/** The newest lectures to read. */
export function HomeLectures({ lectures }: { lectures: readonly LectureCard[] }) {
  const { title, intro, more, label } = homeWords.lectures;

  return (
    <Section title={title} intro={intro}>
      <SnapRow label={label}>
        {lectures.map(({ id, title: name, summary, scene }) => (
          <Link key={id} className={styles.card} to={lectureAddress(id)}>
            <Poster scene={scene} seed={id} square />
            <span className={styles.words}>
              <b className={styles.name}>{name}</b>
              <span className={styles.text}>{summary}</span>
            </span>
          </Link>
        ))}
      </SnapRow>
      <MoreLink to="/m/lecture_h5">{more}</MoreLink>
    </Section>
  );
}
