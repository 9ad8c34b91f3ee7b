import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseStrip } from '../../components/case-strip';
import { LeadBand } from '../../components/lead-band';
import { productCrumbs, productHead } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RunSheet } from '../../components/run-sheet';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import * as words from '../../content/chain';
import { chainRun } from '../../content/chain-run';
import { ChainFeatures } from './home-chain-features';
import { ChainKinds } from './home-chain-kinds';
import { ChainTrades } from './home-chain-trades';
import { ChainWeek } from './home-chain-week';

const path = '/home/chain';
const { name } = words.chainHead;

export const loader = () => loadFittingCases(words.chainCases.wish);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(words.chainHead, path, words.chainQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...words.chainHero} ground="dark" picture="beside">
        <ChainWeek />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.chainAnchors} />
      <ChainKinds />
      <ChainFeatures />
      <BeforeAfter id="compare" {...words.chainCompare} />
      <ChainTrades />
      <RunSheet id="run" {...chainRun} />
      <CaseStrip cases={cases} {...words.chainCases.words} />
      <QuestionSection questions={words.chainQuestions} />
      <RelatedLinks list={words.chainRelated} />
      <LeadBand {...words.chainLead} />
    </>
  );
}
