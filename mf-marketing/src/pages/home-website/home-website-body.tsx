'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { SceneGrid } from '../../components/scene-grid';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/live-site';
import { SiteBuilder } from './home-website-builder';
import { LiveCalendar } from './home-website-calendar';
import { ReplayLibrary } from './home-website-library';

const { name } = words.siteHead;
const crumbs = productCrumbs(name, '/home/website');
const [library, search] = words.siteFeatures;

function Features() {
  return (
    <Section id="features">
      <h2>
        <VisuallyHidden>
          <BrokenLines lines={words.siteFeaturesTitle} />
        </VisuallyHidden>
      </h2>
      <FeatureRow feature={library} mirrored>
        <ReplayLibrary />
      </FeatureRow>
      <FeatureRow feature={search}>
        <DocumentStage work={words.siteSearchWork} ground="sand" />
      </FeatureRow>
    </Section>
  );
}

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody() {
  return (
    <>
      <ProductHero ground="dark" picture="beside" crumbs={crumbs} name={name} {...words.siteHero}>
        <SiteBuilder />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.siteAnchors} />
      <BeforeAfter id="before" {...words.siteBefore} />
      <LiveCalendar />
      <Features />
      <StepLine id="steps" ground="tint" {...words.siteSteps} />
      <SceneGrid id="scenes" {...words.siteScenes} />
      <QuestionSection questions={words.siteQuestions} />
      <RelatedLinks list={words.siteRelated} />
    </>
  );
}
