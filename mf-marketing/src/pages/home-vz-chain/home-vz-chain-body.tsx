'use static';

import { StoreNetworkStage } from '@site/drawings/stages/store-network-stage';
import { AnchorRow } from '../../components/anchor-row';
import { DrawnCaseSpotlight } from '../../components/drawn-case-spotlight';
import type { PageCases } from '../../components/page-cases';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { SceneGrid } from '../../components/scene-grid';
import { chainAnchors, chainHead, chainHero } from '../../content/home-vz-chain/hero';
import { chainQuestions } from '../../content/home-vz-chain/questions';
import { chainCases, chainKinds, chainPains, chainRelated } from '../../content/home-vz-chain/sections';
import { ChainFeatures } from './home-vz-chain-features';
import { ChainRoles } from './home-vz-chain-roles';
import { chainCase, chainKindPictures } from './home-vz-chain-scenes';

const path = '/home/vzChain';
const { name } = chainHead;

/** What the case looked like. */
const drawn = { wide: chainCase.chainCaseWide, tall: chainCase.chainCaseTall };

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: PageCases) {
  return (
    <>
      <ProductHero ground="tint" picture="below" crumbs={productCrumbs(name, path)} name={name} {...chainHero}>
        <StoreNetworkStage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={chainAnchors} />
      <PainColumns id="pains" {...chainPains} />
      <ChainFeatures />
      <ChainRoles />
      <SceneGrid id="kinds" {...chainKinds} pictures={chainKindPictures} />
      <DrawnCaseSpotlight drawn={drawn} id="cases" cases={cases} {...chainCases} ground="sand" />
      <QuestionSection questions={chainQuestions} related={chainRelated} />
    </>
  );
}
