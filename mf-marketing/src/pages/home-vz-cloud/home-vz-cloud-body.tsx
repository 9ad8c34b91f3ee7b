'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { StepLine } from '../../components/step-line';
import { openAnchors, openHead, openHero } from '../../content/home-vz-cloud/hero';
import { openQuestions } from '../../content/home-vz-cloud/questions';
import * as sections from '../../content/home-vz-cloud/sections';
import { EmbedStage } from './home-vz-cloud-embed';
import { IntegrationTabs } from './home-vz-cloud-integrations';

const path = '/home/vzCloud';
const { name } = openHead;

/** The static part of the page: everything but the form. */
export function PageBody({ facts }: PageFacts) {
  return (
    <>
      <ProductHero
        ground="deep"
        picture="below"
        crumbs={productCrumbs(name, path)}
        name={name}
        {...fillWords(openHero, facts)}
      >
        <EmbedStage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={openAnchors} />
      <IntegrationTabs facts={facts} />
      <StepLine id="steps" ground="tint" {...fillWords(sections.openSteps, facts)} />
      <FactTable id="events" {...fillWords(sections.openEvents, facts)} />
      <FactTable id="deploy" ground="sand" {...fillWords(sections.openDeploy, facts)} />
      <PromiseRow id="limits" {...fillWords(sections.openLimits, facts)} />
      <QuestionSection questions={fillWords(openQuestions, facts)} related={sections.openRelated} />
    </>
  );
}
