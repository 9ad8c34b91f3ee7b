import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { collegeAddress } from '../college-addresses';
import { collegeWords } from '../content/college-words';

/** What stands where a type has no lecture yet. */
export function NoLectures() {
  return (
    <EmptyState words={collegeWords.empty}>
      <MoreLink to={collegeAddress}>{collegeWords.emptyBack}</MoreLink>
    </EmptyState>
  );
}
