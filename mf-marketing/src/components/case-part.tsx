'use static';

import type { CaseSection } from './case-frame';
import { CaseSpotlight } from './case-spotlight';

/** The case of a page that has no static body. */
export function CasePart(props: CaseSection) {
  return <CaseSpotlight {...props} />;
}
