'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Section } from '@site/shared/ui/section';
import { ChartNoAxesColumn, Clock, Images, UsersRound } from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { CaseSpotlight } from '../../components/case-spotlight';
import { FactTable } from '../../components/fact-table';
import { FeatureRow, FeatureRows } from '../../components/feature-row';
import type { PageCases } from '../../components/page-cases';
import { PainCards } from '../../components/pain-cards';
import { PhoneTitle } from '../../components/phone-title';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { SceneGrid } from '../../components/scene-grid';
import { ShutterConsole } from './home-image-live-console';
import { StillBand } from '../../components/still-band';
import { StepLine } from '../../components/step-line';
import { imageAnchors, imageHead, imageHero } from '../../content/home-image-live/hero';
import { imageQuestions } from '../../content/home-image-live/questions';
import * as sections from '../../content/home-image-live/sections';
import { AlbumStage } from './home-image-live-album';
import { DeskStage } from './home-image-live-desk';
import styles from './home-image-live-film.module.css';
import { imagePictures } from './home-image-live-scenes';
import { tableStill } from './home-image-live-stills';

const path = '/home/imageLive';
const { name } = imageHead;
const [desk, album] = sections.imageFeatures;

/** In the order of the pains. */
const painIcons = [Clock, Images, UsersRound, ChartNoAxesColumn];

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: PageCases & PageFacts) {
  return (
    <>
      <ProductHero
        ground="mint"
        picture="ahead"
        crumbs={productCrumbs(name, path)}
        name={name}
        {...fillWords(imageHero, facts)}
      >
        <ShutterConsole />
      </ProductHero>
      <div className={styles.page}>
        <AnchorRow label={`${name}的内容`} anchors={imageAnchors} />
        <div className={styles.film}>
          <StepLine id="way" {...fillWords(sections.imageWay, facts)} />
        </div>
        <StillBand still={tableStill} {...sections.imageTable} />
        <div className={styles.contacts}>
          <PainCards id="pains" icons={painIcons} {...sections.imagePains} />
        </div>
        <Section id="features" ground="sand">
          <PhoneTitle>{sections.imageFeaturesTitle}</PhoneTitle>
          <FeatureRows label={sections.imageFeaturesTitle}>
            <FeatureRow feature={desk}>
              <DeskStage />
            </FeatureRow>
            <FeatureRow feature={album} mirrored>
              <AlbumStage />
            </FeatureRow>
          </FeatureRows>
        </Section>
        <div className={styles.wall}>
          <SceneGrid id="scenes" {...sections.imageScenes} pictures={imagePictures} />
        </div>
        <div className={styles.told}>
          <CaseSpotlight picture="right" id="cases" cases={cases} {...sections.imageCases} />
        </div>
        <div className={styles.finder}>
          <FactTable id="cameras" {...fillWords(sections.imageCameras, facts)} />
        </div>
        <div className={styles.negatives}>
          <QuestionSection questions={fillWords(imageQuestions, facts)} related={sections.imageRelated} />
        </div>
      </div>
    </>
  );
}
