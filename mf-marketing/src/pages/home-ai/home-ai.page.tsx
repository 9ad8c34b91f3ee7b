import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as text from '../../content/home-ai';
import { PageBody } from './home-ai-body';

const path = '/home/ai';

export const handle: PageHandle = {
  layout: 'default',
  head: (_, context) => productHead(text.aiHead, path, text.aiQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...text.aiLead} />
    </>
  );
}
