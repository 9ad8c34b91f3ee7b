'use static';

import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseStrip } from '../../components/case-strip';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RunSheet } from '../../components/run-sheet';
import type { CasesData } from '../../components/scenario-cases';
import * as words from '../../content/chain';
import { chainRun } from '../../content/chain-run';
import { ChainFeatures } from './home-chain-features';
import { ChainKinds } from './home-chain-kinds';
import { ChainTrades } from './home-chain-trades';
import { ChainWeek } from './home-chain-week';

const path = '/home/chain';
const { name } = words.chainHead;

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
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
    </>
  );
}
