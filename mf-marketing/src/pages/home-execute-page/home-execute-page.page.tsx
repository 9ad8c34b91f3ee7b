import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as text from '../../content/home-execute-page';
import { PageBody } from './home-execute-page-body';

export const handle: PageHandle = {
  layout: 'no-float',
  head: (_, context) => productHead(text.landingHead, '/home/executePage', text.landingQuestions, context),
};

/** A short page for advertisements with one form at its end. */
export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...text.landingLead} />
    </>
  );
}
