'use static';

import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/open-platform';
import { EmbedStage } from './home-vz-cloud-embed';
import { WaysIn } from './home-vz-cloud-ways';

const path = '/home/vzCloud';
const { name } = words.openHead;

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody() {
  return (
    <>
      <ProductHero ground="deep" picture="below" crumbs={productCrumbs(name, path)} name={name} {...words.openHero}>
        <EmbedStage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.openAnchors} />
      <WaysIn />
      <StepLine id="steps" ground="tint" {...words.openSteps} />
      <FactTable id="events" {...words.openEvents} />
      <FactTable id="deploy" ground="sand" {...words.openDeploy} />
      <PromiseRow id="limits" {...words.openLimits} />
      <QuestionSection questions={words.openQuestions} />
      <RelatedLinks list={words.openRelated} />
    </>
  );
}
