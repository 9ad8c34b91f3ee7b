import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import * as words from '../../content/syzb';
import { syzbQuestions } from '../../content/syzb-questions';
import { PageBody } from './home-syzb-body';

const path = '/home/syzb';

export const loader = () => loadFittingCases(words.syzbCases.wish);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(words.syzbHead, path, syzbQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.syzbLead} />
    </>
  );
}
