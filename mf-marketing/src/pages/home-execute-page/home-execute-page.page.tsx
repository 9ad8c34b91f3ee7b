import type { PageHandle } from '@site/shared/page/page-handle';
import { Button } from '@site/shared/ui/button';
import { LeadBand } from '../../components/lead-band';
import { productCrumbs, productHead } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import * as words from '../../content/crew-landing';
import { CrewBudgets } from './home-execute-page-budgets';
import { CrewBoard } from './home-execute-page-crew';
import { CrewFlow } from './home-execute-page-flow';

const path = '/home/executePage';
const { name } = words.landingHead;
const { title, intro, ask, budgets } = words.landingHero;

export const handle: PageHandle = {
  layout: 'no-float',
  head: (_, context) => productHead(words.landingHead, path, words.landingQuestions, context),
};

function Begin() {
  return (
    <>
      <Button to="#lead" look="action">
        {ask}
      </Button>
      <Button to="#budgets">{budgets}</Button>
    </>
  );
}

/** A short page for advertisements: who comes, what it costs, six steps, one form. */
export function Component() {
  return (
    <>
      <ProductHero
        ground="tint"
        picture="ahead"
        crumbs={productCrumbs(name, path)}
        name={name}
        title={title}
        intro={[intro]}
        buttons={<Begin />}
      >
        <CrewBoard />
      </ProductHero>
      <CrewBudgets />
      <CrewFlow />
      <QuestionSection questions={words.landingQuestions} />
      <LeadBand {...words.landingLead} />
    </>
  );
}
