'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { AnchorRow } from '../../components/anchor-row';
import { BadgeConsole } from './home-summit-console';
import { CaseSpotlight } from '../../components/case-spotlight';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionLedger } from '../../components/question-ledger';
import { QuestionSection } from '../../components/question-section';
import type { CasesData } from '../../components/scenario-cases';
import { StepLine } from '../../components/step-line';
import { StillAside } from '../../components/still-aside';
import { summitAnchors, summitHead, summitHero } from '../../content/home-summit/hero';
import { summitQuestions } from '../../content/home-summit/questions';
import * as sections from '../../content/home-summit/sections';
import { SummitAgenda } from './home-summit-agenda';
import { SummitDesks } from './home-summit-desks';
import { rigStill } from './home-summit-stills';

const path = '/home/summit';
const { name } = summitHead;

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: CasesData & PageFacts) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...summitHero} ground="mint" picture="beside">
        <BadgeConsole>
          <SummitAgenda />
        </BadgeConsole>
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={summitAnchors} />
      <FirstScreenEnd />
      <QuestionLedger id="asked" {...sections.summitPains} />
      <SummitDesks />
      <StillAside still={rigStill} {...sections.summitRig} />
      <StepLine id="steps" {...sections.summitSteps} />
      <CaseSpotlight picture="right" id="cases" cases={cases} {...sections.summitCases.text} ground="sand" />
      <QuestionSection questions={fillWords(summitQuestions, facts)} related={sections.summitRelated} />
    </>
  );
}
