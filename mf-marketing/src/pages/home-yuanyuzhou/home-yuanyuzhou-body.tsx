'use static';

import { Section } from '@site/shared/ui/section';
import { HallStage } from './hall-stage';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { Boxes, Building, ClipboardList, Flag, Map as MapIcon, MonitorPlay, Puzzle, Store, Ticket } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { FeatureGrid } from '../../components/feature-grid';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { PhoneTitle } from '../../components/phone-title';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { StepLine } from '../../components/step-line';
import { hallAnchors, hallHead, hallHero } from '../../content/home-yuanyuzhou/hero';
import { hallQuestions } from '../../content/home-yuanyuzhou/questions';
import * as sections from '../../content/home-yuanyuzhou/sections';
import { visitorFollowUp } from '../../content/home-yuanyuzhou/stages';
import { HallTalk } from './home-yuanyuzhou-talk';

const path = '/home/yuanyuzhou';
const { name } = hallHead;
const [people, trace] = sections.hallFeatures;

/** In the order of the parts. */
const partIcons = [Building, Store, Boxes, MonitorPlay, MapIcon, Ticket, Flag, Puzzle, ClipboardList];

/** The static part of the page: everything but the form. */
export function PageBody() {
  return (
    <>
      <ProductHero ground="plain" picture="below" crumbs={productCrumbs(name, path)} name={name} {...hallHero}>
        <HallStage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={hallAnchors} />
      <StepLine id="visit" {...sections.hallVisit} />
      <Section id="features">
        <PhoneTitle>{sections.hallFeaturesTitle}</PhoneTitle>
        <FeatureRows label={sections.hallFeaturesTitle}>
          <FeatureRow feature={people} mirrored>
            <HallTalk />
          </FeatureRow>
          <FeatureRow feature={trace}>
            <ScrmStage followUp={visitorFollowUp} />
          </FeatureRow>
        </FeatureRows>
      </Section>
      <FeatureGrid id="parts" ground="tint" icons={partIcons} {...sections.hallParts} />
      <FactTable id="plan" {...sections.hallPlan} />
      <QuestionSection questions={hallQuestions} related={sections.hallRelated} />
    </>
  );
}
