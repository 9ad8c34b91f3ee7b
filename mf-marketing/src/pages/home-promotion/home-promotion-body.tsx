'use static';

import { Button } from '@site/shared/ui/button';
import { BookOpen, FlaskConical, LayoutTemplate, Megaphone, Signpost, Users } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { FeatureGrid } from '../../components/feature-grid';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/promotion';
import { promotionQuestions } from '../../content/promotion-partners';
import { PartnerAdmission } from './home-promotion-admission';
import { HandoverSheet } from './home-promotion-handover';
import { PartnerKinds } from './home-promotion-kinds';
import { PartnerStories } from './home-promotion-stories';

const path = '/home/promotion';
const { name } = words.promotionHead;
const { apply, policy, ...hero } = words.promotionHero;

/** In the order of the support. */
const supportIcons = [BookOpen, FlaskConical, LayoutTemplate, Signpost, Users, Megaphone];

function Begin() {
  return (
    <>
      <Button to="#lead" look="action">
        {apply}
      </Button>
      <Button to="#policy">{policy}</Button>
    </>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody() {
  return (
    <>
      <ProductHero
        ground="sand"
        picture="beside"
        crumbs={productCrumbs(name, path)}
        name={name}
        buttons={<Begin />}
        {...hero}
      >
        <HandoverSheet />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.promotionAnchors} />
      <PartnerKinds />
      <FeatureGrid id="support" ground="dark" icons={supportIcons} {...words.promotionSupport} />
      <FactTable id="policy" {...words.promotionPolicy} />
      <PartnerAdmission />
      <PartnerStories />
      <StepLine id="steps" ground="sand" {...words.promotionSteps} />
      <QuestionSection questions={promotionQuestions} />
      <RelatedLinks list={words.promotionRelated} />
    </>
  );
}
