import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { collegeAddress } from '../college-addresses';
import { collegeCopy } from '../content/college';

/** Empty state of a type without lectures. */
export function NoLectures() {
  return (
    <EmptyState text={collegeCopy.empty}>
      <MoreLink to={collegeAddress}>{collegeCopy.emptyBack}</MoreLink>
    </EmptyState>
  );
}
