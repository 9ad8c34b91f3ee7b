'use static';

import { StoreNetworkStage } from '@site/shared/ui/stages/store-network-stage';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import type { PageCases } from '../../components/page-cases';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import * as words from '../../content/chain-store';
import { ChainFeatures } from './home-vz-chain-features';
import { ChainKinds } from './home-vz-chain-kinds';
import { ChainRoles } from './home-vz-chain-roles';

const path = '/home/vzChain';
const { name } = words.chainHead;

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: PageCases) {
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
    </>
  );
}
