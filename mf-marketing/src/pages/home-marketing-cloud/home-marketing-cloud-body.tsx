'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { ChoiceSegments } from '@site/shared/ui/choice-segments';
import { Section } from '@site/shared/ui/section';
import { LiveRoomStage } from '@site/drawings/stages/live-room-stage';
import { ScrmStage } from '@site/drawings/stages/scrm-stage';
import { Flame, Scale, UsersRound } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { DocumentStage } from '../../components/document-stage';
import { FactTable } from '../../components/fact-table';
import { FeatureRow } from '../../components/feature-row';
import { PainCards } from '../../components/pain-cards';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { SignUpStage } from '../../components/sign-up-stage';
import { StepLine } from '../../components/step-line';
import { suiteAnchors, suiteHead, suiteHero } from '../../content/home-marketing-cloud/hero';
import { suiteQuestions } from '../../content/home-marketing-cloud/questions';
import * as sections from '../../content/home-marketing-cloud/sections';
import { renewalFollowUp, suiteCalendar, suiteRoom } from '../../content/home-marketing-cloud/stages';
import { ConversionLadder } from './home-marketing-cloud-ladder';
import styles from './home-marketing-cloud-line.module.css';
import { CustomerMap } from './home-marketing-cloud-map';
import { suiteOnAir } from './home-marketing-cloud-scenes';

const { name } = suiteHead;
const crumbs = productCrumbs(name, '/home/marketingCloud');
const painIcons = [UsersRound, Flame, Scale];

function Stages() {
  const { title, intro, legend, names, features } = sections.suiteTabs;
  const pictures = [
    <SignUpStage key="gain" />,
    <DocumentStage key="tend" work={suiteCalendar} ground="sand" />,
    <LiveRoomStage key="win" room={suiteRoom} scene={suiteOnAir.engineerHost} />,
    <ScrmStage key="keep" followUp={renewalFollowUp} ground="sand" />,
  ];
  const tabs = features.map((feature, index) => ({
    name: names[index] ?? '',
    panel: <FeatureRow feature={feature}>{pictures[index]}</FeatureRow>,
  }));

  return (
    <Section id="stages" ground="tint" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <ChoiceSegments legend={legend} tabs={tabs} />
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ facts }: PageFacts) {
  return (
    <>
      <ProductHero ground="deep" picture="below" crumbs={crumbs} name={name} {...suiteHero}>
        <CustomerMap />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={suiteAnchors} />
      <div className={styles.broken}>
        <PainCards id="pains" icons={painIcons} {...sections.suitePains} />
      </div>
      <Stages />
      <ConversionLadder />
      <div className={styles.cards}>
        <FactTable id="data" ground="sand" {...fillWords(sections.suiteData, facts)} />
      </div>
      <div className={styles.weeks}>
        <StepLine id="steps" ground="plain" {...sections.suiteSteps} />
      </div>
      <div className={styles.onward}>
        <QuestionSection questions={fillWords(suiteQuestions, facts)} related={sections.suiteRelated} />
      </div>
    </>
  );
}
