import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/home-execute-page';
import { PageBody } from './home-execute-page-body';

export const handle: PageHandle = {
  layout: 'no-float',
  head: (_, context) => productHead(words.landingHead, '/home/executePage', words.landingQuestions, context),
};

/** A short page for advertisements with one form at its end. */
export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.landingLead} />
    </>
  );
}
