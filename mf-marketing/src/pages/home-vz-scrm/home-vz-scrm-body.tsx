'use static';

import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { BellOff, EyeOff, Gauge, MessagesSquare, ShieldCheck, Trash2 } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseStrip } from '../../components/case-strip';
import { FeatureGrid } from '../../components/feature-grid';
import type { PageCases } from '../../components/page-cases';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import * as words from '../../content/scrm';
import { memberFollowUp } from '../../content/solution-stages';
import { ScrmFeatures } from './home-vz-scrm-features';

const path = '/home/vzScrm';
const { name } = words.scrmHead;

/** In the order of the rules. */
const ruleIcons = [MessagesSquare, Gauge, BellOff, EyeOff, ShieldCheck, Trash2];

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: PageCases) {
  return (
    <>
      <ProductHero ground="sand" picture="beside" crumbs={productCrumbs(name, path)} name={name} {...words.scrmHero}>
        <ScrmStage followUp={memberFollowUp} ground="mint" />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.scrmAnchors} />
      <ScrmFeatures />
      <PainColumns id="pains" {...words.scrmPains} />
      <BeforeAfter id="day" ground="tint" {...words.scrmBefore} />
      <FeatureGrid id="rules" ground="dark" icons={ruleIcons} {...words.scrmRules} />
      <CaseStrip id="cases" ground="plain" cases={cases} {...words.scrmCases} />
      <QuestionSection questions={words.scrmQuestions} />
      <RelatedLinks list={words.scrmRelated} />
    </>
  );
}
