import type { PageHandle } from '@site/shared/page/page-handle';
import { Button } from '@site/shared/ui/button';
import { BookOpen, FlaskConical, LayoutTemplate, Megaphone, Signpost, Users } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { FeatureGrid } from '../../components/feature-grid';
import { LeadBand } from '../../components/lead-band';
import { productCrumbs, productHead } from '../../components/product-head';
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

export const handle: PageHandle = {
  layout: 'default',
  head: (_, context) => productHead(words.promotionHead, path, promotionQuestions, context),
};

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

export function Component() {
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
      <LeadBand {...words.promotionLead} />
    </>
  );
}
