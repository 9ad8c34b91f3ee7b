'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { ClipboardList, MessageSquareOff, TriangleAlert } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { CaseSpotlight } from '../../components/case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PainCards } from '../../components/pain-cards';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import {
  cosmeticMedicineAnchors,
  cosmeticMedicineHead,
  cosmeticMedicineHero,
} from '../../content/home-cosmetic-medicine/hero';
import { cosmeticMedicineQuestions } from '../../content/home-cosmetic-medicine/questions';
import * as sections from '../../content/home-cosmetic-medicine/sections';
import * as stages from '../../content/home-cosmetic-medicine/stages';
import styles from './home-cosmetic-medicine-corridor.module.css';
import { CosmeticMedicineDoors } from './home-cosmetic-medicine-doors';
import { cosmeticMedicineOnAir } from './home-cosmetic-medicine-scenes';

const path = '/home/cosmeticMedicine';
const { name } = cosmeticMedicineHead;
const [review, asking] = sections.cosmeticMedicineFeatures;
const pains = [TriangleAlert, MessageSquareOff, ClipboardList];

function Features() {
  return (
    <Section id="features" title={<BrokenLines lines={sections.cosmeticMedicineFeaturesTitle} />}>
      <FeatureRows label={sections.cosmeticMedicineFeaturesTitle.join('')}>
        <FeatureRow feature={review}>
          <DocumentStage work={stages.scriptReview} />
        </FeatureRow>
        <FeatureRow feature={asking} mirrored>
          <DocumentStage work={stages.consultationDesk} ground="sand" />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  const hero = cosmeticMedicineHero;

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...hero} ground="plain" picture="beside">
        <ScreenStage screening={stages.privateTalk} picture={cosmeticMedicineOnAir.doctor} />
      </ProductHero>
      <div className={styles.page}>
        <AnchorRow label={`${name}的内容`} anchors={cosmeticMedicineAnchors} />
        <RuleLedger id="rules" {...sections.cosmeticMedicineRules} ground="tint" />
        <div className={styles.said}>
          <PainCards id="pains" {...sections.cosmeticMedicinePains} icons={pains} ground="sand" />
        </div>
        <Features />
        <CosmeticMedicineDoors />
        <div className={styles.corridor}>
          <StepLine {...sections.cosmeticMedicineSteps} />
        </div>
        <div className={styles.told}>
          <CaseSpotlight cases={cases} {...sections.cosmeticMedicineCases.text} ground="plain" />
        </div>
        <div className={styles.doors}>
          <QuestionSection questions={cosmeticMedicineQuestions} related={sections.cosmeticMedicineRelated} />
        </div>
      </div>
    </>
  );
}
