'use static';

import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseSpotlight } from '../../components/case-spotlight';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RunSheet } from '../../components/run-sheet';
import type { CasesData } from '../../components/scenario-cases';
import { chainAnchors, chainHead, chainHero } from '../../content/home-chain/hero';
import { chainQuestions } from '../../content/home-chain/questions';
import { chainRun } from '../../content/home-chain/run-sheet';
import { chainCases, chainCompare, chainRelated } from '../../content/home-chain/sections';
import { ChainFeatures } from './home-chain-features';
import { ChainKinds } from './home-chain-kinds';
import { ChainTrades } from './home-chain-trades';
import { ChainWeek } from './home-chain-week';

const path = '/home/chain';
const { name } = chainHead;

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...chainHero} ground="dark" picture="beside">
        <ChainWeek />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={chainAnchors} />
      <ChainKinds />
      <ChainFeatures />
      <BeforeAfter id="compare" {...chainCompare} />
      <ChainTrades />
      <RunSheet id="run" {...chainRun} />
      <CaseSpotlight cases={cases} {...chainCases.text} />
      <QuestionSection questions={chainQuestions} related={chainRelated} />
    </>
  );
}
