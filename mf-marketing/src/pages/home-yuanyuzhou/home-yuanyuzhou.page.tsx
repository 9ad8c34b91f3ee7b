import { hallAsk } from '@site/shared/page/page-asks';
import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { hallHead } from '../../content/home-yuanyuzhou/hero';
import { hallQuestions } from '../../content/home-yuanyuzhou/questions';
import { hallLead } from '../../content/home-yuanyuzhou/sections';
import { PageBody } from './home-yuanyuzhou-body';

const path = '/home/yuanyuzhou';

export const handle: PageHandle = {
  layout: 'default',
  ask: hallAsk,
  head: (_, context) => productHead(hallHead, path, hallQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...hallLead} />
    </>
  );
}
