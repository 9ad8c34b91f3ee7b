'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { LiveRoomStage } from '@site/shared/ui/stages/live-room-stage';
import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionLedger } from '../../components/question-ledger';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/online-shop';
import * as stages from '../../content/online-shop-stages';

const path = '/home/onlineShopLive';
const { name } = words.onlineShopHead;
const [prices, orders, buyer] = words.onlineShopFeatures;

function Features() {
  return (
    <Section id="features" title={<BrokenLines lines={words.onlineShopFeaturesTitle} />}>
      <FeatureRow feature={prices} mirrored>
        <DocumentStage work={stages.onlineShopPrices} />
      </FeatureRow>
      <FeatureRow feature={orders}>
        <DocumentStage work={stages.onlineShopOrders} ground="sand" />
      </FeatureRow>
      <FeatureRow feature={buyer} mirrored>
        <ScrmStage followUp={stages.onlineShopBuyer} ground="mint" />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  const hero = words.onlineShopHero;

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...hero} ground="sand" picture="beside">
        <LiveRoomStage room={stages.onlineShopRoom} />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.onlineShopAnchors} />
      <StepLine id="way" {...words.onlineShopSteps} ground="plain" />
      <QuestionLedger id="after" {...words.onlineShopPains} />
      <Features />
      <RuleLedger id="rules" {...words.onlineShopRules} />
      <CaseStrip cases={cases} {...words.onlineShopCases.words} ground="plain" />
      <QuestionSection questions={words.onlineShopQuestions} />
      <RelatedLinks list={words.onlineShopRelated} />
    </>
  );
}
