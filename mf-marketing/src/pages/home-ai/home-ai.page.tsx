import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/home-ai';
import { PageBody } from './home-ai-body';

const path = '/home/ai';

export const handle: PageHandle = {
  layout: 'default',
  head: (_, context) => productHead(words.aiHead, path, words.aiQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.aiLead} />
    </>
  );
}
