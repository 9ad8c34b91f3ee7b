import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { ContentCard } from '../../components/content-card';
import { SnapRow } from '../../components/snap-row';
import { homeWords } from '../../content/home-words';
import { lectureAddress, lectureHomeAddress } from '../../mobile-addresses';
import type { LectureCard } from './home.data';

/** The newest lectures to read. */
export function HomeLectures({ lectures }: { lectures: readonly LectureCard[] }) {
  const { title, intro, more, label } = homeWords.lectures;

  return (
    <Section title={title} intro={intro}>
      <SnapRow label={label}>
        {lectures.map(({ id, title: name, summary, scene }) => (
          <ContentCard key={id} to={lectureAddress(id)} scene={scene} seed={id} name={name} words={summary} />
        ))}
      </SnapRow>
      <MoreLink to={lectureHomeAddress}>{more}</MoreLink>
    </Section>
  );
}
