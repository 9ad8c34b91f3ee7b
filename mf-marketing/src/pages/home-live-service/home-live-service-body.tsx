'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Cable, Clapperboard, Headphones, MonitorCog, ShieldAlert, Video } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { CaseSpotlight } from '../../components/case-spotlight';
import { FactTable } from '../../components/fact-table';
import { FeatureGrid } from '../../components/feature-grid';
import type { PageCases } from '../../components/page-cases';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { StepLine } from '../../components/step-line';
import { StillAside } from '../../components/still-aside';
import { crewAnchors, crewHead, crewHero } from '../../content/home-live-service/hero';
import { crewQuestions } from '../../content/home-live-service/questions';
import * as sections from '../../content/home-live-service/sections';
import { CrewCities } from './home-live-service-cities';
import { CrewDistribution } from './home-live-service-distribution';
import { FloorPlan } from './home-live-service-plan';
import { lensStill } from './home-live-service-stills';

const path = '/home/liveService';
const { name } = crewHead;

/** In the order of the people. */
const peopleIcons = [Clapperboard, MonitorCog, Video, Headphones, Cable, ShieldAlert];

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: PageCases & PageFacts) {
  return (
    <>
      <ProductHero ground="sand" picture="beside" crumbs={productCrumbs(name, path)} name={name} {...crewHero}>
        <FloorPlan />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={crewAnchors} />
      <FeatureGrid id="people" ground="plain" icons={peopleIcons} {...sections.crewPeople} />
      <StillAside still={lensStill} {...sections.crewLens} />
      <StepLine id="steps" {...fillWords(sections.crewSteps, facts)} />
      <FactTable id="packages" {...fillWords(sections.crewPackages, facts)} />
      <CrewDistribution />
      <PromiseRow {...sections.crewPromises} />
      <CrewCities />
      <CaseSpotlight id="cases" ground="plain" cases={cases} {...sections.crewCases} />
      <QuestionSection questions={fillWords(crewQuestions, facts)} related={sections.crewRelated} />
    </>
  );
}
