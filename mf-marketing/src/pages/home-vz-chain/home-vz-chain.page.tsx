import type { PageHandle } from '@site/shared/page/page-handle';
import { StoreNetworkStage } from '@site/shared/ui/stages/store-network-stage';
import { useLoaderData } from 'react-router-dom';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs, productHead } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import * as words from '../../content/chain-store';
import { ChainFeatures } from './home-vz-chain-features';
import { ChainKinds } from './home-vz-chain-kinds';
import { ChainRoles } from './home-vz-chain-roles';

const path = '/home/vzChain';
const { name } = words.chainHead;

export const loader = loadCasesOf(words.chainCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  head: (_, context) => productHead(words.chainHead, path, words.chainQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <ProductHero ground="tint" picture="below" crumbs={productCrumbs(name, path)} name={name} {...words.chainHero}>
        <StoreNetworkStage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.chainAnchors} />
      <PainColumns id="pains" {...words.chainPains} />
      <ChainFeatures />
      <ChainRoles />
      <ChainKinds />
      <CaseStrip id="cases" cases={cases} {...words.chainCases} />
      <QuestionSection questions={words.chainQuestions} />
      <RelatedLinks list={words.chainRelated} />
      <LeadBand {...words.chainLead} />
    </>
  );
}
