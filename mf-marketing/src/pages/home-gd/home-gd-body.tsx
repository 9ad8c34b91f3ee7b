'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { ConsoleStage } from '@site/shared/ui/stages/console-stage';
import { Clapperboard, RadioTower, Scissors, Share2, ShieldCheck, Timer } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FeatureGrid } from '../../components/feature-grid';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/gd';
import { gdFailover, gdShow, gdSlowLive } from '../../content/gd-stages';

const path = '/home/gd';
const { name } = words.gdHead;
const [slow, failover] = words.gdFeatures;
const tools = [RadioTower, Clapperboard, ShieldCheck, Timer, Share2, Scissors];

function Features() {
  return (
    <Section id="features" ground="sand" title={<BrokenLines lines={words.gdFeaturesTitle} />}>
      <FeatureRow feature={slow} mirrored>
        <ScreenStage screening={gdSlowLive} />
      </FeatureRow>
      <FeatureRow feature={failover}>
        <DocumentStage work={gdFailover} />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...words.gdHero} ground="dark" picture="below">
        <ConsoleStage show={gdShow} />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.gdAnchors} />
      <FeatureGrid id="tools" {...words.gdTools} icons={tools} ground="plain" />
      <Features />
      <SceneGrid id="scenes" {...words.gdScenes} />
      <StepLine id="urgent" {...words.gdSteps} />
      <PromiseRow {...words.gdPromises} />
      <CaseStrip cases={cases} {...words.gdCases.words} />
      <QuestionSection questions={words.gdQuestions} />
      <RelatedLinks list={words.gdRelated} />
    </>
  );
}
