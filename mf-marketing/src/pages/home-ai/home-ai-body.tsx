'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import {
  Captions,
  FileText,
  Image,
  ListChecks,
  MessageCircleQuestion,
  MessagesSquare,
  Scissors,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { FeatureGrid } from '../../components/feature-grid';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { StepLine } from '../../components/step-line';
import * as text from '../../content/home-ai';
import { AiDesk } from './home-ai-desk';

const path = '/home/ai';
const { name } = text.aiHead;

/** In the order of the tools. */
const toolIcons = [
  FileText,
  Captions,
  Scissors,
  MessageCircleQuestion,
  ListChecks,
  ShieldCheck,
  UserRound,
  Image,
  MessagesSquare,
];

/** The static part of the page: everything but the form. */
export function PageBody({ facts }: PageFacts) {
  return (
    <>
      <ProductHero ground="mint" picture="below" crumbs={productCrumbs(name, path)} name={name} {...text.aiHero}>
        <AiDesk />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={text.aiAnchors} />
      <BeforeAfter id="share" {...fillWords(text.aiShare, facts)} />
      <FeatureGrid id="tools" ground="sand" icons={toolIcons} {...text.aiTools} />
      <StepLine id="rules" {...text.aiRules} />
      <QuestionSection questions={fillWords(text.aiQuestions, facts)} related={fillWords(text.aiRelated, facts)} />
    </>
  );
}
