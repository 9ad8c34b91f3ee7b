'use static';

import { Cable, Clapperboard, Headphones, MonitorCog, ShieldAlert, Video } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { FactTable } from '../../components/fact-table';
import { FeatureGrid } from '../../components/feature-grid';
import type { PageCases } from '../../components/page-cases';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/crew-service';
import { CrewCities } from './home-live-service-cities';
import { CrewDistribution } from './home-live-service-distribution';
import { FloorPlan } from './home-live-service-plan';

const path = '/home/liveService';
const { name } = words.crewHead;

/** In the order of the people. */
const peopleIcons = [Clapperboard, MonitorCog, Video, Headphones, Cable, ShieldAlert];

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: PageCases) {
  return (
    <>
      <ProductHero ground="sand" picture="beside" crumbs={productCrumbs(name, path)} name={name} {...words.crewHero}>
        <FloorPlan />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.crewAnchors} />
      <FeatureGrid id="people" ground="plain" icons={peopleIcons} {...words.crewPeople} />
      <StepLine id="steps" {...words.crewSteps} />
      <FactTable id="packages" {...words.crewPackages} />
      <CrewDistribution />
      <PromiseRow {...words.crewPromises} />
      <CrewCities />
      <CaseStrip id="cases" ground="plain" cases={cases} {...words.crewCases} />
      <QuestionSection questions={words.crewQuestions} />
      <RelatedLinks list={words.crewRelated} />
    </>
  );
}
