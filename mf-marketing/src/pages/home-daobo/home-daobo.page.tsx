import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/switcher';
import { PageBody } from './home-daobo-body';

const path = '/home/daobo';

export const handle: PageHandle = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(words.switcherHead, path, words.switcherQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.switcherLead} />
    </>
  );
}
