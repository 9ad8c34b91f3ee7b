'use static';

import { Section } from '@site/shared/ui/section';
import { HallStage } from '@site/shared/ui/stages/hall-stage';
import { ScrmStage } from '@site/shared/ui/stages/scrm-stage';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { Boxes, Building, ClipboardList, Flag, Map as MapIcon, MonitorPlay, Puzzle, Store, Ticket } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { FactTable } from '../../components/fact-table';
import { FeatureGrid } from '../../components/feature-grid';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/exhibition-hall';
import { visitorFollowUp } from '../../content/exhibition-hall-stages';
import { HallTalk } from './home-yuanyuzhou-talk';

const path = '/home/yuanyuzhou';
const { name } = words.hallHead;
const [people, trace] = words.hallFeatures;

/** In the order of the parts. */
const partIcons = [Building, Store, Boxes, MonitorPlay, MapIcon, Ticket, Flag, Puzzle, ClipboardList];

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody() {
  return (
    <>
      <ProductHero ground="plain" picture="below" crumbs={productCrumbs(name, path)} name={name} {...words.hallHero}>
        <HallStage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.hallAnchors} />
      <StepLine id="visit" {...words.hallVisit} />
      <Section id="features">
        <h2>
          <VisuallyHidden>{words.hallFeaturesTitle}</VisuallyHidden>
        </h2>
        <FeatureRow feature={people} mirrored>
          <HallTalk />
        </FeatureRow>
        <FeatureRow feature={trace}>
          <ScrmStage followUp={visitorFollowUp} />
        </FeatureRow>
      </Section>
      <FeatureGrid id="parts" ground="tint" icons={partIcons} {...words.hallParts} />
      <FactTable id="plan" {...words.hallPlan} />
      <QuestionSection questions={words.hallQuestions} />
      <RelatedLinks list={words.hallRelated} />
    </>
  );
}
