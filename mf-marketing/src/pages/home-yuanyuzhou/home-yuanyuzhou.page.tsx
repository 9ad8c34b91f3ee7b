import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/exhibition-hall';
import { PageBody } from './home-yuanyuzhou-body';

const path = '/home/yuanyuzhou';

export const handle: PageHandle = {
  layout: 'default',
  head: (_, context) => productHead(words.hallHead, path, words.hallQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.hallLead} />
    </>
  );
}
