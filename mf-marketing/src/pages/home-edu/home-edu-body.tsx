'use static';

import {
  Droplets,
  FileLock,
  FileQuestion,
  MonitorX,
  ScanSearch,
  ScreenShare,
  UserCheck,
  UsersRound,
} from 'lucide-react';
import { AnchorRow } from '../../components/anchor-row';
import { CaseStrip } from '../../components/case-strip';
import { FeatureGrid } from '../../components/feature-grid';
import { PainCards } from '../../components/pain-cards';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import { RelatedLinks } from '../../components/related-links';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { StepLine } from '../../components/step-line';
import * as words from '../../content/edu';
import { EduClassroom } from './home-edu-classroom';
import { EduScreens } from './home-edu-screens';

const path = '/home/edu';
const { name } = words.eduHead;
const pains = [FileQuestion, ScreenShare, UsersRound, ScanSearch];
const guards = [UserCheck, MonitorX, FileLock, Droplets, ScreenShare, ScanSearch];

/** The page but for its form: nothing of it changes once it is served. */
export function PageBody({ cases }: CasesData) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...words.eduHero} ground="mint" picture="below">
        <EduClassroom />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={words.eduAnchors} />
      <PainCards id="pains" {...words.eduPains} icons={pains} />
      <EduScreens />
      <FeatureGrid id="guard" {...words.eduGuard} icons={guards} ground="dark" />
      <StepLine id="steps" {...words.eduSteps} ground="plain" />
      <SceneGrid id="scenes" {...words.eduScenes} />
      <CaseStrip cases={cases} {...words.eduCases.words} />
      <QuestionSection questions={words.eduQuestions} />
      <RelatedLinks list={words.eduRelated} />
    </>
  );
}
