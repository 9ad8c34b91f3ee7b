import type { CollegeArticlePage } from '@site/shared/contract/college';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { LectureRows } from '../../components/college/lecture-rows';
import { lectureOverviewCopy } from '../../content/lecture-type';
import { lectureTypeCopy } from '../../content/lectures';
import { lectureTypeAddress } from '../../mobile-addresses';

/** The newest few of every type that has any. */
export function LectureTypeOverview({ lists }: { lists: readonly CollegeArticlePage[] }) {
  return lists.map(({ type, list }, index) =>
    type && list.length > 0 ? (
      <Section
        key={type.id}
        title={type.name}
        intro={lectureTypeCopy[type.id]?.text}
        ground={index % 2 === 0 ? 'plain' : 'tint'}
      >
        <LectureRows lectures={list} heading="h3" withType={false} />
        <MoreLink to={lectureTypeAddress(type.id)}>{lectureOverviewCopy.more}</MoreLink>
      </Section>
    ) : null,
  );
}
