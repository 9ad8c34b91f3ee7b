'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { LiveRoomStage } from '@site/drawings/stages/live-room-stage';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { BellOff, CalendarX, MessageCircleQuestion, ShoppingBag } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { DrawnCaseSpotlight } from '../../components/drawn-case-spotlight';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PainCards } from '../../components/pain-cards';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import { familyAnchors, familyHead, familyHero } from '../../content/home-family/hero';
import { familyQuestions } from '../../content/home-family/questions';
import * as sections from '../../content/home-family/sections';
import { familyCare, familyClass, familyMembersDay } from '../../content/home-family/stages';
import { FamilyHeight } from './home-family-height';
import { familyCase, familyOnAir, familyPictures } from './home-family-scenes';

const path = '/home/family';
const { name } = familyHead;
const [lesson, care, day] = sections.familyFeatures;
const pains = [BellOff, MessageCircleQuestion, CalendarX, ShoppingBag];

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={sections.familyFeaturesTitle} />}>
      <FeatureRows label={sections.familyFeaturesTitle.join('')}>
        <FeatureRow feature={lesson}>
          <ScreenStage screening={familyClass} picture={familyOnAir.familyNutrition} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={care} mirrored>
          <ScrmStage followUp={familyCare} />
        </FeatureRow>
        <FeatureRow feature={day}>
          <LiveRoomStage room={familyMembersDay} scene={familyOnAir.shopHost} ground="sand" />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** What the case looked like. */
const drawn = { wide: familyCase.familyCaseWide, tall: familyCase.familyCaseTall };

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...familyHero} ground="mint" picture="beside">
        <FamilyHeight />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={familyAnchors} />
      <StepLine id="months" {...sections.familyMonths} ground="plain" />
      <PainCards id="pains" {...sections.familyPains} icons={pains} ground="sand" />
      <SceneGrid id="scenes" {...sections.familyScenes} pictures={familyPictures} />
      <Features />
      <RuleLedger id="rules" {...sections.familyRules} ground="dark" />
      <DrawnCaseSpotlight drawn={drawn} picture="right" cases={cases} {...sections.familyCases.text} ground="plain" />
      <QuestionSection questions={familyQuestions} related={sections.familyRelated} />
    </>
  );
}
