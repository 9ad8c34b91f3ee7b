'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { PhotoWallStage } from '@site/shared/ui/stages/photo-wall-stage';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import { RunSheet } from '../../components/run-sheet';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import * as words from '../../content/activity';
import { activityAlbum, activityDraw, activityDuty } from '../../content/activity-stages';
import { ActivityWall } from './home-activity-wall';

const path = '/home/activity';
const { name } = words.activityHead;
const [draw, album, duty] = words.activityFeatures;

function Features() {
  return (
    <Section id="features" ground="tint" title={<BrokenLines lines={words.activityFeaturesTitle} />}>
      <FeatureRow feature={draw}>
        <DocumentStage work={activityDraw} ground="sand" />
      </FeatureRow>
      <FeatureRow feature={album} mirrored>
        <PhotoWallStage album={activityAlbum} />
      </FeatureRow>
      <FeatureRow feature={duty}>
        <DocumentStage work={activityDuty} />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  const hero = words.activityHero;

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...hero} ground="deep" picture="beside">
        <ActivityWall />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.activityAnchors} />
      <SceneGrid id="programme" {...words.activityScenes} />
      <Features />
      <RunSheet id="run" {...words.activityRun} />
      <RuleLedger id="rules" {...words.activityRules} />
      <CaseStrip cases={cases} {...words.activityCases.words} ground="plain" />
      <QuestionSection questions={words.activityQuestions} />
      <RelatedLinks list={words.activityRelated} />
    </>
  );
}
