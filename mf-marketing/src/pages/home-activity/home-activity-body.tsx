'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { PhotoWallStage } from '@site/drawings/stages/photo-wall-stage';
import { AnchorRow } from '../../components/anchor-row';
import { CaseSpotlight } from '../../components/case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import { RunSheet } from '../../components/run-sheet';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { activityAnchors, activityHead, activityHero } from '../../content/home-activity/hero';
import { activityQuestions } from '../../content/home-activity/questions';
import { activityRun } from '../../content/home-activity/run-sheet';
import * as sections from '../../content/home-activity/sections';
import { activityAlbum, activityDraw, activityDuty } from '../../content/home-activity/stages';
import night from './home-activity-night.module.css';
import { ActivityWall } from './home-activity-wall';
import { activityPhotos, activityPictures } from './home-activity-scenes';

const path = '/home/activity';
const { name } = activityHead;
const [draw, album, duty] = sections.activityFeatures;

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={sections.activityFeaturesTitle} />}>
      <FeatureRows label={sections.activityFeaturesTitle.join('')}>
        <FeatureRow feature={draw}>
          <DocumentStage work={activityDraw} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={album} mirrored>
          <PhotoWallStage album={activityAlbum} pictures={activityPhotos} />
        </FeatureRow>
        <FeatureRow feature={duty}>
          <DocumentStage work={activityDuty} />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  const hero = activityHero;

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...hero} ground="deep" picture="beside">
        <ActivityWall />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={activityAnchors} />
      <SceneGrid id="programme" {...sections.activityScenes} pictures={activityPictures} onPhones={night.screens} />
      <Features />
      <RunSheet id="run" {...activityRun} />
      <RuleLedger id="rules" {...sections.activityRules} onPhones={night.tickets} />
      <CaseSpotlight picture="right" cases={cases} {...sections.activityCases.text} ground="plain" />
      <QuestionSection questions={activityQuestions} related={sections.activityRelated} onPhones={night.shouts} />
    </>
  );
}
