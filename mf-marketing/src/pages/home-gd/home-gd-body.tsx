'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { FullConsole } from '@site/drawings/stages/full-console';
import { estuaryScene } from '@site/drawings/worlds/estuary-scene';
import { Clapperboard, RadioTower, Scissors, Share2, ShieldCheck, Timer } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { DrawnCaseSpotlight } from '../../components/drawn-case-spotlight';
import { FeatureGrid } from '../../components/feature-grid';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PhoneFold } from '../../components/phone-fold';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import { gdAnchors, gdHead, gdHero } from '../../content/home-gd/hero';
import { gdQuestions } from '../../content/home-gd/questions';
import * as sections from '../../content/home-gd/sections';
import { gdShow, gdSlowLive } from '../../content/home-gd/stages';
import styles from './home-gd-night.module.css';
import { GdNight } from './home-gd-night';
import { gdCameras, gdCase, gdOnAir, gdPictures } from './home-gd-scenes';

const path = '/home/gd';
const { name } = gdHead;
const { news, fieldReporter, pitch, pressHall, waterChart } = gdCameras;
/** In the order of the cameras; the second is on air. */
const cameraPictures = [news, estuaryScene, fieldReporter, pitch, pressHall, waterChart];
const tools = [RadioTower, Clapperboard, ShieldCheck, Timer, Share2, Scissors];

function Features() {
  return (
    <Section
      id="features"
      ground="sand"
      className={styles.steady}
      title={<BrokenLines lines={sections.gdFeaturesTitle} />}
    >
      <PhoneFold summary={sections.gdSlowFold}>
        <FeatureRow feature={sections.gdSlow} mirrored>
          <ScreenStage screening={gdSlowLive} picture={gdOnAir.valley} />
        </FeatureRow>
      </PhoneFold>
      <GdNight />
    </Section>
  );
}

/** What the case looked like. */
const drawn = { wide: gdCase.gdCaseWide, tall: gdCase.gdCaseTall };

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: CasesData & PageFacts) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...gdHero} ground="dark" picture="below">
        <div data-later="">
          <FullConsole show={gdShow} pictures={cameraPictures} />
        </div>
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={gdAnchors} />
      <FeatureGrid id="tools" {...fillWords(sections.gdTools, facts)} icons={tools} ground="plain" />
      <Features />
      <SceneGrid id="scenes" {...sections.gdScenes} pictures={gdPictures} />
      <StepLine id="urgent" {...sections.gdSteps} />
      <PromiseRow {...fillWords(sections.gdPromises, facts)} />
      <DrawnCaseSpotlight drawn={drawn} picture="right" cases={cases} {...sections.gdCases.text} ground="sand" />
      <QuestionSection questions={fillWords(gdQuestions, facts)} related={sections.gdRelated} />
    </>
  );
}
