'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Section } from '@site/shared/ui/section';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { FactTable } from '../../components/fact-table';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RunSheet } from '../../components/run-sheet';
import { SwitcherConsole } from './home-daobo-console';
import { switcherAnchors, switcherHead, switcherHero } from '../../content/home-daobo/hero';
import { switcherQuestions } from '../../content/home-daobo/questions';
import { switcherRun } from '../../content/home-daobo/run-sheet';
import * as words from '../../content/home-daobo/sections';
import { DelayStage } from './home-daobo-delay';
import desk from './home-daobo-desk.module.css';
import { LayoutStage } from './home-daobo-layouts';

const path = '/home/daobo';
const { name } = switcherHead;

/** The static part of the page: everything but the form. */
export function PageBody({ facts }: PageFacts) {
  const sections = fillWords(words, facts);
  const [layouts, delay] = sections.switcherFeatures;

  return (
    <>
      <ProductHero ground="dark" picture="below" crumbs={productCrumbs(name, path)} name={name} {...switcherHero}>
        <div data-later="">
          <SwitcherConsole />
        </div>
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={switcherAnchors} />
      <Section id="features">
        <h2>
          <VisuallyHidden>{sections.switcherFeaturesTitle}</VisuallyHidden>
        </h2>
        <FeatureRows label={sections.switcherFeaturesTitle} stacked>
          <FeatureRow feature={layouts}>
            <LayoutStage />
          </FeatureRow>
          <FeatureRow feature={delay} mirrored>
            <DelayStage />
          </FeatureRow>
        </FeatureRows>
      </Section>
      <BeforeAfter id="before" ground="sand" {...sections.switcherBefore} onPhones={desk.tape} />
      <FactTable id="specs" {...sections.switcherSpecs} onPhones={desk.ports} />
      <RunSheet id="run" {...switcherRun} />
      <QuestionSection
        questions={fillWords(switcherQuestions, facts)}
        related={sections.switcherRelated}
        onPhones={desk.keys}
      />
    </>
  );
}
