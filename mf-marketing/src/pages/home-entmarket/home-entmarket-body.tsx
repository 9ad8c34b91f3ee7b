'use static';

import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { HeroWords } from '../../components/hero-words';
import { productCrumbs } from '../../components/product-head';
import { PromiseRow } from '../../components/promise-row';
import { QuestionLedger } from '../../components/question-ledger';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import { RunSheet } from '../../components/run-sheet';
import { SceneGrid } from '../../components/scene-grid';
import * as words from '../../content/entmarket';
import { entmarketQuestions } from '../../content/entmarket-questions';
import { entmarketRun } from '../../content/entmarket-run';
import type { EntmarketData } from './home-entmarket.loader';
import styles from './home-entmarket.module.css';
import { EntmarketFeatures } from './home-entmarket-features';
import { EntmarketJourney } from './home-entmarket-journey';

const path = '/home/entmarket';
const { name } = words.entmarketHead;

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: EntmarketData) {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.inner}>
          <HeroWords crumbs={productCrumbs(name, path)} name={name} {...words.entmarketHero} />
          <EntmarketJourney />
        </div>
      </section>
      <AnchorRow label={`${name}的内容`} anchors={words.entmarketAnchors} />
      <QuestionLedger id="questions-after" {...words.entmarketPains} />
      <EntmarketFeatures />
      <RunSheet id="run" {...entmarketRun} />
      <SceneGrid id="scenes" {...words.entmarketScenes} />
      <CaseStrip id="cases" cases={cases} {...words.entmarketCases} />
      <PromiseRow {...words.entmarketPromises} />
      <QuestionSection questions={entmarketQuestions} />
      <RelatedLinks list={words.entmarketRelated} />
    </>
  );
}
