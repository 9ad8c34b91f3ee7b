'use static';

import { CaseSpotlight, type CaseSpotlightProps } from './case-spotlight';

/** The case of a page that has no static body. */
export function CasePart(props: CaseSpotlightProps) {
  return <CaseSpotlight {...props} />;
}
