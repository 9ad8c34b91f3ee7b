'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { AnchorRow } from '../../components/anchor-row';
import { CaseSpotlight } from '../../components/case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionLedger } from '../../components/question-ledger';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { ShopConsole } from './home-online-shop-live-console';
import { StillBand } from '../../components/still-band';
import { StepLine } from '../../components/step-line';
import { onlineShopAnchors, onlineShopHead, onlineShopHero } from '../../content/home-online-shop-live/hero';
import { onlineShopQuestions } from '../../content/home-online-shop-live/questions';
import * as sections from '../../content/home-online-shop-live/sections';
import * as stages from '../../content/home-online-shop-live/stages';
import { roomStill } from './home-online-shop-live-stills';

const path = '/home/onlineShopLive';
const { name } = onlineShopHead;
const [prices, orders, buyer] = sections.onlineShopFeatures;

function Features() {
  return (
    <Section id="features" title={<BrokenLines lines={sections.onlineShopFeaturesTitle} />}>
      <FeatureRows label={sections.onlineShopFeaturesTitle.join('')}>
        <FeatureRow feature={prices} mirrored>
          <DocumentStage work={stages.onlineShopPrices} />
        </FeatureRow>
        <FeatureRow feature={orders}>
          <DocumentStage work={stages.onlineShopOrders} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={buyer} mirrored>
          <ScrmStage followUp={stages.onlineShopBuyer} ground="mint" />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: CasesData & PageFacts) {
  const hero = onlineShopHero;

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...hero} ground="sand" picture="beside">
        <ShopConsole />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={onlineShopAnchors} />
      <StepLine id="way" {...sections.onlineShopSteps} ground="plain" />
      <StillBand still={roomStill} {...sections.onlineShopRoom} />
      <QuestionLedger id="after" {...sections.onlineShopPains} />
      <Features />
      <RuleLedger id="rules" {...sections.onlineShopRules} />
      <CaseSpotlight cases={cases} {...sections.onlineShopCases.text} ground="plain" />
      <QuestionSection questions={fillWords(onlineShopQuestions, facts)} related={sections.onlineShopRelated} />
    </>
  );
}
