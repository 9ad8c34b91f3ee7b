'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseSpotlight } from '../../components/case-spotlight';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { RuleLedger } from '../../components/rule-ledger';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import { StepLine } from '../../components/step-line';
import { conferenceAnchors, conferenceHead, conferenceHero } from '../../content/home-marketing-conference/hero';
import { conferenceQuestions } from '../../content/home-marketing-conference/questions';
import * as sections from '../../content/home-marketing-conference/sections';
import { conferenceInvites, conferenceTalk, conferenceVisit } from '../../content/home-marketing-conference/stages';
import { ConferenceStairs } from './home-marketing-conference-stairs';
import { conferenceOnAir, conferencePictures } from './home-marketing-conference-scenes';

const path = '/home/marketingConference';
const { name } = conferenceHead;
const [invites, talk, visit] = sections.conferenceFeatures;

function Features() {
  return (
    <Section id="features" title={<BrokenLines lines={sections.conferenceFeaturesTitle} />}>
      <FeatureRows label={sections.conferenceFeaturesTitle.join('')}>
        <FeatureRow feature={invites}>
          <DocumentStage work={conferenceInvites} />
        </FeatureRow>
        <FeatureRow feature={talk} mirrored>
          <ScreenStage screening={conferenceTalk} picture={conferenceOnAir.lecternHall} ground="sand" />
        </FeatureRow>
        <FeatureRow feature={visit}>
          <ScrmStage followUp={conferenceVisit} />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...conferenceHero} ground="tint" picture="below">
        <ConferenceStairs />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={conferenceAnchors} />
      <StepLine id="steps" {...sections.conferenceSteps} />
      <BeforeAfter id="compare" {...sections.conferenceCompare} ground="sand" />
      <Features />
      <RuleLedger id="rules" {...sections.conferenceRules} ground="dark" />
      <SceneGrid id="scenes" {...sections.conferenceScenes} pictures={conferencePictures} />
      <PromiseRow {...sections.conferencePromises} />
      <CaseSpotlight picture="right" cases={cases} {...sections.conferenceCases.text} ground="sand" />
      <QuestionSection questions={conferenceQuestions} related={sections.conferenceRelated} />
    </>
  );
}
