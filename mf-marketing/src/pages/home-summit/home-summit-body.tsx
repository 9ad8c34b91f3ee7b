'use static';

import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionLedger } from '../../components/question-ledger';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import type { CasesData } from '../../components/scenario-cases';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/summit';
import { SummitAgenda } from './home-summit-agenda';
import { SummitDesks } from './home-summit-desks';

const path = '/home/summit';
const { name } = words.summitHead;

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...words.summitHero} ground="mint" picture="beside">
        <SummitAgenda />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.summitAnchors} />
      <QuestionLedger id="asked" {...words.summitPains} />
      <SummitDesks />
      <StepLine id="steps" {...words.summitSteps} />
      <CaseStrip id="cases" cases={cases} {...words.summitCases.words} ground="sand" />
      <QuestionSection questions={words.summitQuestions} />
      <RelatedLinks list={words.summitRelated} />
    </>
  );
}
