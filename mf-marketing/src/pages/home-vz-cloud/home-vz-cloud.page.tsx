import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { openHead } from '../../content/home-vz-cloud/hero';
import { openQuestions } from '../../content/home-vz-cloud/questions';
import { openLead } from '../../content/home-vz-cloud/sections';
import { PageBody } from './home-vz-cloud-body';

const path = '/home/vzCloud';

export const handle: PageHandle = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(openHead, path, openQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...openLead} />
    </>
  );
}
