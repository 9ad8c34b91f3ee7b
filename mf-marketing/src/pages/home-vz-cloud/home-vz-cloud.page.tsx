import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/open-platform';
import { PageBody } from './home-vz-cloud-body';

const path = '/home/vzCloud';

export const handle: PageHandle = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(words.openHead, path, words.openQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.openLead} />
    </>
  );
}
