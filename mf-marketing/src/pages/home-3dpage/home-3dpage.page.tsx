import type { PageHandle } from '@site/shared/page/page-handle';
import { StudioStage } from '@site/shared/ui/stages/studio-stage';
import { useLoaderData } from 'react-router-dom';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseStrip } from '../../components/case-strip';
import { FactTable } from '../../components/fact-table';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productCrumbs, productHead } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import * as words from '../../content/virtual-live';
import { VirtualFeatures } from './home-3dpage-features';
import { VirtualSets } from './home-3dpage-sets';

const path = '/home/3dpage';
const { name } = words.virtualHead;

export const loader = loadCasesOf(words.virtualCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(words.virtualHead, path, words.virtualQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

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
      <LeadBand {...words.virtualLead} />
    </>
  );
}
