import type { PageHandle } from '@site/shared/page/page-handle';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { useLoaderData } from 'react-router-dom';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { DocumentStage } from '../../components/document-stage';
import { FeatureRow } from '../../components/feature-row';
import { LeadBand } from '../../components/lead-band';
import { PainColumns } from '../../components/pain-columns';
import { productCrumbs, productHead } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { PromiseRow } from '../../components/promise-row';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RuleLedger } from '../../components/rule-ledger';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { ScreenStage } from '../../components/screen-stage';
import * as words from '../../content/healthy';
import { healthyCredits, healthyTalk } from '../../content/healthy-stages';
import { HealthyLanes } from './home-healthy-lanes';

const path = '/home/healthy';
const { name } = words.healthyHead;
const [speaker, credits] = words.healthyFeatures;

export const loader = () => loadFittingCases(words.healthyCases.wish);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  head: (_, context) => productHead(words.healthyHead, path, words.healthyQuestions, context),
};

function Features() {
  return (
    <Section id="features" ground="sand" title={<BrokenLines lines={words.healthyFeaturesTitle} />}>
      <FeatureRow feature={speaker}>
        <ScreenStage screening={healthyTalk} />
      </FeatureRow>
      <FeatureRow feature={credits} mirrored>
        <DocumentStage work={healthyCredits} ground="paper" />
      </FeatureRow>
    </Section>
  );
}

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...words.healthyHero} ground="tint" picture="ahead">
        <HealthyLanes />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.healthyAnchors} />
      <PainColumns id="pains" {...words.healthyPains} />
      <Features />
      <SceneGrid id="scenes" {...words.healthyScenes} />
      <RuleLedger id="rules" {...words.healthyRules} ground="dark" />
      <PromiseRow {...words.healthyPromises} />
      <CaseStrip cases={cases} {...words.healthyCases.words} />
      <QuestionSection questions={words.healthyQuestions} />
      <RelatedLinks list={words.healthyRelated} />
      <LeadBand {...words.healthyLead} />
    </>
  );
}
