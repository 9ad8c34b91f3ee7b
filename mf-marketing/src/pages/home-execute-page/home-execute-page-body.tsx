'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Button } from '@site/shared/ui/button';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { AskButton } from '../../components/ask-button';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { StillBand } from '../../components/still-band';
import * as text from '../../content/home-execute-page';
import { CrewBudgets } from './home-execute-page-budgets';
import { CrewBoard } from './home-execute-page-crew';
import { CrewFlow } from './home-execute-page-flow';
import { deskStill } from './home-execute-page-stills';

const { name } = text.landingHead;
const { title, intro, budgets } = text.landingHero;

function HeroButtons() {
  return (
    <>
      <AskButton ask={text.landingAsk} />
      <Button to="#budgets">{budgets}</Button>
    </>
  );
}

/** The static part of the page: who comes, what it costs, six steps. */
export function PageBody({ facts }: PageFacts) {
  return (
    <>
      <ProductHero
        ground="tint"
        picture="ahead"
        crumbs={productCrumbs(name, '/home/executePage')}
        name={name}
        title={title}
        intro={[intro]}
        buttons={<HeroButtons />}
      >
        <CrewBoard />
      </ProductHero>
      <CrewBudgets facts={facts} />
      <StillBand still={deskStill} {...text.landingDesk} />
      <FirstScreenEnd />
      <CrewFlow facts={facts} />
      <QuestionSection questions={fillWords(text.landingQuestions, facts)} />
    </>
  );
}
