'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BellOff, EyeOff, Gauge, MessagesSquare, ShieldCheck, Trash2 } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { CaseSpotlight } from '../../components/case-spotlight';
import { FeatureGrid } from '../../components/feature-grid';
import { LeadConsole } from './home-vz-scrm-console';
import type { PageCases } from '../../components/page-cases';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { scrmAnchors, scrmHead, scrmHero } from '../../content/home-vz-scrm/hero';
import { scrmQuestions } from '../../content/home-vz-scrm/questions';
import * as sections from '../../content/home-vz-scrm/sections';
import { ScrmFeatures } from './home-vz-scrm-features';

const path = '/home/vzScrm';
const { name } = scrmHead;

/** In the order of the rules. */
const ruleIcons = [MessagesSquare, Gauge, BellOff, EyeOff, ShieldCheck, Trash2];

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: PageCases & PageFacts) {
  return (
    <>
      <ProductHero ground="sand" picture="beside" crumbs={productCrumbs(name, path)} name={name} {...scrmHero}>
        <LeadConsole />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={scrmAnchors} />
      <ScrmFeatures />
      <PainColumns id="pains" {...sections.scrmPains} />
      <BeforeAfter id="day" ground="tint" {...sections.scrmBefore} />
      <FeatureGrid id="rules" ground="dark" icons={ruleIcons} {...sections.scrmRules} />
      <CaseSpotlight picture="right" id="cases" ground="plain" cases={cases} {...sections.scrmCases} />
      <QuestionSection questions={fillWords(scrmQuestions, facts)} related={sections.scrmRelated} />
    </>
  );
}
