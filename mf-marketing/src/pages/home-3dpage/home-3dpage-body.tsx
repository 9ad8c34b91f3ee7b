'use static';

import { StudioStage } from '@site/shared/ui/stages/studio-stage';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseStrip } from '../../components/case-strip';
import { FactTable } from '../../components/fact-table';
import type { PageCases } from '../../components/page-cases';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import * as words from '../../content/virtual-live';
import { VirtualFeatures } from './home-3dpage-features';
import { VirtualSets } from './home-3dpage-sets';

const path = '/home/3dpage';
const { name } = words.virtualHead;

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: PageCases) {
  return (
    <>
      <ProductHero ground="dark" picture="beside" crumbs={productCrumbs(name, path)} name={name} {...words.virtualHero}>
        <StudioStage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.virtualAnchors} />
      <BeforeAfter id="before" {...words.virtualBefore} />
      <VirtualFeatures />
      <VirtualSets />
      <FactTable id="needs" {...words.virtualNeeds} />
      <CaseStrip id="cases" cases={cases} {...words.virtualCases} />
      <QuestionSection questions={words.virtualQuestions} />
      <RelatedLinks list={words.virtualRelated} />
    </>
  );
}
