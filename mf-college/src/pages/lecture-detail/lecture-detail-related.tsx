import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { RelatedBand } from '@site/shared/ui/related-band';
import { LectureCards } from '../../components/lecture-cards';
import { detailCopy } from '../../content/lecture-detail';

/** One row of cards. */
const shown = 3;

/** Lectures of the same type. */
export function LectureDetailRelated({ lectures }: { lectures: readonly CollegeArticleSummary[] }) {
  if (lectures.length === 0) return null;

  return (
    <RelatedBand heading={detailCopy.related}>
      <LectureCards lectures={lectures.slice(0, shown)} heading="h3" withSummary={false} />
    </RelatedBand>
  );
}
