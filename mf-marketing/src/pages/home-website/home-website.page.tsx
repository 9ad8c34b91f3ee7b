import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/live-site';
import { PageBody } from './home-website-body';

export const handle: PageHandle = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(words.siteHead, '/home/website', words.siteQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.siteLead} />
    </>
  );
}
