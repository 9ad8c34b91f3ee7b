'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { AnchorRow } from '../../components/anchor-row';
import { BeforeAfter } from '../../components/before-after';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { SceneGrid } from '../../components/scene-grid';
import { StepLine } from '../../components/step-line';
import { siteAnchors, siteHead, siteHero } from '../../content/home-website/hero';
import { siteQuestions } from '../../content/home-website/questions';
import * as sections from '../../content/home-website/sections';
import { SiteBuilder } from './home-website-builder';
import { LiveCalendar } from './home-website-calendar';
import { ReplayLibrary } from './home-website-library';
import { sitePictures } from './home-website-scenes';

const { name } = siteHead;
const crumbs = productCrumbs(name, '/home/website');
const [library, search] = sections.siteFeatures;

function Features() {
  return (
    <Section id="features">
      <h2>
        <VisuallyHidden>
          <BrokenLines lines={sections.siteFeaturesTitle} />
        </VisuallyHidden>
      </h2>
      <FeatureRows label={sections.siteFeaturesTitle.join('')} stacked>
        <FeatureRow feature={library} mirrored>
          <ReplayLibrary />
        </FeatureRow>
        <FeatureRow feature={search}>
          <DocumentStage work={sections.siteSearchWork} ground="sand" />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}

/** The static part of the page: everything but the form. */
export function PageBody({ facts }: PageFacts) {
  return (
    <>
      <ProductHero ground="dark" picture="beside" crumbs={crumbs} name={name} {...siteHero}>
        <SiteBuilder />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={siteAnchors} />
      <BeforeAfter id="before" {...sections.siteBefore} />
      <LiveCalendar />
      <Features />
      <StepLine id="steps" ground="tint" {...sections.siteSteps} />
      <SceneGrid id="scenes" {...sections.siteScenes} pictures={sitePictures} />
      <QuestionSection questions={fillWords(siteQuestions, facts)} related={sections.siteRelated} />
    </>
  );
}
