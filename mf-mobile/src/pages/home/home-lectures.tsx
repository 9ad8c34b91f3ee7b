import { Cover } from '@site/drawings/covers/cover';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { AlwaysSwiped } from '@site/shared/ui/always-swiped';
import { ContentCard } from '../../components/content-card';
import swiped from '../../components/swiped-cards.module.css';
import { homeCopy } from '../../content/home/sections';
import { lectureAddress, lectureHomeAddress } from '../../mobile-addresses';
import type { LectureCard } from './home.data';
import styles from './home-lectures.module.css';

/** The newest lectures to read. */
export function HomeLectures({ lectures }: { lectures: readonly LectureCard[] }) {
  const { title, intro, more, label } = homeCopy.lectures;

  return (
    <Section title={title} intro={intro} className={styles.section}>
      <AlwaysSwiped label={label} className={swiped.four}>
        {lectures.map(({ id, title: name, summary, cover, picture }) => (
          <ContentCard
            key={id}
            to={lectureAddress(id)}
            picture={cover && <Cover cover={cover} seed={id} picture={picture} square />}
            name={name}
            text={summary}
          />
        ))}
      </AlwaysSwiped>
      <MoreLink to={lectureHomeAddress}>{more}</MoreLink>
    </Section>
  );
}
