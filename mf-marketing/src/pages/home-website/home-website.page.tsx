import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { siteHead } from '../../content/home-website/hero';
import { siteQuestions } from '../../content/home-website/questions';
import { siteLead } from '../../content/home-website/sections';
import { PageBody } from './home-website-body';

export const handle: PageHandle = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(siteHead, '/home/website', siteQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...siteLead} />
    </>
  );
}
