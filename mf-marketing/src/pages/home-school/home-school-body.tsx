'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { PhotoWallStage } from '@site/drawings/stages/photo-wall-stage';
import { Armchair, Link2Off, UserRound } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { DrawnCaseSpotlight } from '../../components/drawn-case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PainCards } from '../../components/pain-cards';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import { RunSheet } from '../../components/run-sheet';
import type { CasesData } from '../../components/scenario-cases';
import { ScreenStage } from '../../components/screen-stage';
import { schoolAnchors, schoolHead, schoolHero } from '../../content/home-school/hero';
import { schoolQuestions } from '../../content/home-school/questions';
import { schoolRun } from '../../content/home-school/run-sheet';
import * as sections from '../../content/home-school/sections';
import { schoolAlbum, schoolDesk, schoolRoster } from '../../content/home-school/stages';
import { SchoolYear } from './home-school-year';
import { schoolCase, schoolOnAir, schoolPhotos } from './home-school-scenes';

const path = '/home/school';
const { name } = schoolHead;
const [roster, album, desk] = sections.schoolFeatures;
const pains = [Armchair, Link2Off, UserRound];

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={sections.schoolFeaturesTitle} />}>
      <FeatureRows label={sections.schoolFeaturesTitle.join('')}>
        <FeatureRow feature={roster} mirrored>
          <DocumentStage work={schoolRoster} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={album}>
          <PhotoWallStage album={schoolAlbum} pictures={schoolPhotos} />
        </FeatureRow>
        <FeatureRow feature={desk} mirrored>
          <ScreenStage screening={schoolDesk} picture={schoolOnAir.diploma} ground="sand" />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** What the case looked like. */
const drawn = { wide: schoolCase.schoolCaseWide, tall: schoolCase.schoolCaseTall };

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...schoolHero} ground="plain" picture="below">
        <SchoolYear />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={schoolAnchors} />
      <PainCards id="pains" {...sections.schoolPains} icons={pains} ground="sand" />
      <Features />
      <RunSheet id="run" {...schoolRun} />
      <PromiseRow {...sections.schoolPromises} />
      <RuleLedger id="rules" {...sections.schoolRules} />
      <DrawnCaseSpotlight drawn={drawn} picture="right" cases={cases} {...sections.schoolCases.text} ground="plain" />
      <QuestionSection questions={schoolQuestions} related={sections.schoolRelated} />
    </>
  );
}
