'use static';

import { Button } from '@site/shared/ui/button';
import { BookOpen, FlaskConical, LayoutTemplate, Megaphone, Signpost, Users } from 'lucide-react';
import { AskButton } from '../../components/ask-button';
import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { FeatureGrid } from '../../components/feature-grid';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { StepLine } from '../../components/step-line';
import { promotionAnchors, promotionAsk, promotionHead, promotionHero } from '../../content/home-promotion/hero';
import { promotionQuestions } from '../../content/home-promotion/questions';
import * as sections from '../../content/home-promotion/sections';
import { PartnerAdmission } from './home-promotion-admission';
import { HandoverSheet } from './home-promotion-handover';
import { PartnerKinds } from './home-promotion-kinds';
import { PartnerStories } from './home-promotion-stories';

const path = '/home/promotion';
const { name } = promotionHead;
const { policy, ...hero } = promotionHero;

/** In the order of the support. */
const supportIcons = [BookOpen, FlaskConical, LayoutTemplate, Signpost, Users, Megaphone];

function HeroButtons() {
  return (
    <>
      <AskButton ask={promotionAsk} />
      <Button to="#policy">{policy}</Button>
    </>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody() {
  return (
    <>
      <ProductHero
        ground="sand"
        picture="beside"
        crumbs={productCrumbs(name, path)}
        name={name}
        buttons={<HeroButtons />}
        {...hero}
      >
        <HandoverSheet />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={promotionAnchors} />
      <PartnerKinds />
      <FeatureGrid id="support" ground="dark" icons={supportIcons} {...sections.promotionSupport} />
      <FactTable id="policy" {...sections.promotionPolicy} />
      <PartnerAdmission />
      <PartnerStories />
      <StepLine id="steps" ground="sand" {...sections.promotionSteps} />
      <QuestionSection questions={promotionQuestions} related={sections.promotionRelated} />
    </>
  );
}
