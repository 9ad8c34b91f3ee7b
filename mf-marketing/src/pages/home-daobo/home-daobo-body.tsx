'use static';

import { Section } from '@site/shared/ui/section';
import { ConsoleStage } from '@site/shared/ui/stages/console-stage';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { FactTable } from '../../components/fact-table';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RunSheet } from '../../components/run-sheet';
import * as words from '../../content/switcher';
import { DelayStage } from './home-daobo-delay';
import { LayoutStage } from './home-daobo-layouts';

const path = '/home/daobo';
const { name } = words.switcherHead;
const [layouts, delay] = words.switcherFeatures;

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody() {
  return (
    <>
      <ProductHero ground="dark" picture="below" crumbs={productCrumbs(name, path)} name={name} {...words.switcherHero}>
        <ConsoleStage />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.switcherAnchors} />
      <Section id="features">
        <h2>
          <VisuallyHidden>{words.switcherFeaturesTitle}</VisuallyHidden>
        </h2>
        <FeatureRow feature={layouts}>
          <LayoutStage />
        </FeatureRow>
        <FeatureRow feature={delay} mirrored>
          <DelayStage />
        </FeatureRow>
      </Section>
      <BeforeAfter id="before" ground="sand" {...words.switcherBefore} />
      <FactTable id="specs" {...words.switcherSpecs} />
      <RunSheet id="run" {...words.switcherRun} />
      <QuestionSection questions={words.switcherQuestions} />
      <RelatedLinks list={words.switcherRelated} />
    </>
  );
}
