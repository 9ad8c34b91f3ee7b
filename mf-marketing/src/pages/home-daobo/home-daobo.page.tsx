import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { switcherHead } from '../../content/home-daobo/hero';
import { switcherQuestions } from '../../content/home-daobo/questions';
import { switcherLead } from '../../content/home-daobo/sections';
import { PageBody } from './home-daobo-body';

const path = '/home/daobo';

export const handle: PageHandle = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(switcherHead, path, switcherQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...switcherLead} />
    </>
  );
}
