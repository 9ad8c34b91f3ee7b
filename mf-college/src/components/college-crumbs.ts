import type { Crumb } from '@site/shared/page/page-handle';
import { collegeAddress } from '../college-addresses';
import { collegeCopy } from '../content/college';

/** From the home page to the college, then the given steps. */
export function collegeCrumbs(...steps: Crumb[]): Crumb[] {
  return [{ name: '首页', link: '/' }, { name: collegeCopy.name, link: collegeAddress }, ...steps];
}
