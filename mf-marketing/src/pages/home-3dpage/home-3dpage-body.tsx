'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { StudioStage } from '../../drawings/studio-stage';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseSpotlight } from '../../components/case-spotlight';
import { FactTable } from '../../components/fact-table';
import type { PageCases } from '../../components/page-cases';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { virtualAnchors, virtualHead, virtualHero } from '../../content/home-3dpage/hero';
import { virtualQuestions } from '../../content/home-3dpage/questions';
import * as sections from '../../content/home-3dpage/sections';
import { VirtualFeatures } from './home-3dpage-features';
import { VirtualSets } from './home-3dpage-sets';

const path = '/home/3dpage';
const { name } = virtualHead;

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: PageCases & PageFacts) {
  return (
    <>
      <ProductHero ground="dark" picture="beside" crumbs={productCrumbs(name, path)} name={name} {...virtualHero}>
        <StudioStage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={virtualAnchors} />
      <BeforeAfter id="before" {...fillWords(sections.virtualBefore, facts)} />
      <VirtualFeatures facts={facts} />
      <VirtualSets />
      <FactTable id="needs" {...sections.virtualNeeds} />
      <CaseSpotlight id="cases" cases={cases} {...sections.virtualCases} />
      <QuestionSection questions={virtualQuestions} related={sections.virtualRelated} />
    </>
  );
}
