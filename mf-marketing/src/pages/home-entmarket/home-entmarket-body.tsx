'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { AnchorRow } from '../../components/anchor-row';
import { CaseSpotlight } from '../../components/case-spotlight';
import { HeroCopy } from '../../components/hero-copy';
import { productCrumbs } from '../../components/product-head';
import { PromiseRow } from '../../components/promise-row';
import { QuestionLedger } from '../../components/question-ledger';
import { QuestionSection } from '../../components/question-section';
import { RunSheet } from '../../components/run-sheet';
import { SceneGrid } from '../../components/scene-grid';
import { entmarketAnchors, entmarketHead, entmarketHero } from '../../content/home-entmarket/hero';
import { entmarketQuestions } from '../../content/home-entmarket/questions';
import { entmarketRun } from '../../content/home-entmarket/run-sheet';
import * as sections from '../../content/home-entmarket/sections';
import type { PageCases } from '../../components/page-cases';
import styles from './home-entmarket.module.css';
import { EntmarketFeatures } from './home-entmarket-features';
import { EntmarketJourney } from './home-entmarket-journey';
import { entmarketPictures } from './home-entmarket-scenes';

const path = '/home/entmarket';
const { name } = entmarketHead;

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: PageCases & PageFacts) {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.inner}>
          <HeroCopy crumbs={productCrumbs(name, path)} name={name} {...entmarketHero} />
          <EntmarketJourney />
        </div>
      </section>
      <AnchorRow label={`${name}的内容`} anchors={entmarketAnchors} />
      <QuestionLedger id="questions-after" {...sections.entmarketPains} />
      <EntmarketFeatures facts={facts} />
      <RunSheet id="run" {...entmarketRun} />
      <SceneGrid id="scenes" {...sections.entmarketScenes} pictures={entmarketPictures} />
      <CaseSpotlight picture="right" id="cases" cases={cases} {...sections.entmarketCases} />
      <PromiseRow {...fillWords(sections.entmarketPromises, facts)} />
      <QuestionSection questions={fillWords(entmarketQuestions, facts)} related={sections.entmarketRelated} />
    </>
  );
}
