'use static';

import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { StepLine } from '../../components/step-line';
import { planningAnchors, planningHead, planningHero } from '../../content/home-original-service/hero';
import { planningQuestions } from '../../content/home-original-service/questions';
import { planningModules, planningRelated, planningSteps } from '../../content/home-original-service/sections';
import { ShowRhythm } from './home-original-service-rhythm';
import { ScriptPage } from './home-original-service-script';
import { MaterialWall } from './home-original-service-wall';

const { name } = planningHead;
const crumbs = productCrumbs(name, '/home/originalService');

/** The static part of the page: everything but the form. */
export function PageBody() {
  return (
    <>
      <ProductHero ground="plain" picture="beside" crumbs={crumbs} name={name} {...planningHero}>
        <ScriptPage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={planningAnchors} />
      <FactTable id="modules" {...planningModules} />
      <ShowRhythm />
      <MaterialWall />
      <StepLine id="steps" ground="sand" {...planningSteps} />
      <QuestionSection questions={planningQuestions} related={planningRelated} />
    </>
  );
}
