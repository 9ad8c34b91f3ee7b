'use static';

import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/planning';
import { ShowRhythm } from './home-original-service-rhythm';
import { ScriptPage } from './home-original-service-script';
import { MaterialWall } from './home-original-service-wall';

const { name } = words.planningHead;
const crumbs = productCrumbs(name, '/home/originalService');

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody() {
  return (
    <>
      <ProductHero ground="plain" picture="beside" crumbs={crumbs} name={name} {...words.planningHero}>
        <ScriptPage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.planningAnchors} />
      <FactTable id="modules" {...words.planningModules} />
      <ShowRhythm />
      <MaterialWall />
      <StepLine id="steps" ground="sand" {...words.planningSteps} />
      <QuestionSection questions={words.planningQuestions} />
      <RelatedLinks list={words.planningRelated} />
    </>
  );
}
