'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import {
  ClipboardList,
  Droplets,
  EyeOff,
  History,
  MessageSquareLock,
  MessageSquareOff,
  MonitorX,
  TriangleAlert,
  UserCheck,
} from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FeatureGrid } from '../../components/feature-grid';
import { FeatureRow } from '../../components/feature-row';
import { PainCards } from '../../components/pain-cards';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/cosmetic-medicine';
import * as stages from '../../content/cosmetic-medicine-stages';

const path = '/home/cosmeticMedicine';
const { name } = words.cosmeticMedicineHead;
const [review, asking] = words.cosmeticMedicineFeatures;
const pains = [TriangleAlert, MessageSquareOff, ClipboardList];
const guards = [UserCheck, MonitorX, Droplets, MessageSquareLock, EyeOff, History];

function Features() {
  return (
    <Section id="features" title={<BrokenLines lines={words.cosmeticMedicineFeaturesTitle} />}>
      <FeatureRow feature={review}>
        <DocumentStage work={stages.scriptReview} />
      </FeatureRow>
      <FeatureRow feature={asking} mirrored>
        <DocumentStage work={stages.consultationDesk} ground="sand" />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  const hero = words.cosmeticMedicineHero;

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...hero} ground="plain" picture="beside">
        <ScreenStage screening={stages.privateTalk} />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.cosmeticMedicineAnchors} />
      <RuleLedger id="rules" {...words.cosmeticMedicineRules} ground="tint" />
      <PainCards id="pains" {...words.cosmeticMedicinePains} icons={pains} ground="sand" />
      <Features />
      <FeatureGrid id="guard" {...words.cosmeticMedicineGuard} icons={guards} />
      <StepLine {...words.cosmeticMedicineSteps} />
      <CaseStrip cases={cases} {...words.cosmeticMedicineCases.words} ground="plain" />
      <QuestionSection questions={words.cosmeticMedicineQuestions} />
      <RelatedLinks list={words.cosmeticMedicineRelated} />
    </>
  );
}
