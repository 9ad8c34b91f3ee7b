'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
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
import { CaseSpotlight } from '../../components/case-spotlight';
import { FeatureGrid } from '../../components/feature-grid';
import { PainCards } from '../../components/pain-cards';
import { productCrumbs } from '../../components/product-head';
import { ProductHero } from '../../components/product-hero';
import { QuestionSection } from '../../components/question-section';
import type { CasesData } from '../../components/scenario-cases';
import { SceneGrid } from '../../components/scene-grid';
import { StepLine } from '../../components/step-line';
import { eduAnchors, eduHead, eduHero } from '../../content/home-edu/hero';
import { eduQuestions } from '../../content/home-edu/questions';
import * as sections from '../../content/home-edu/sections';
import { EduClassroom } from './home-edu-classroom';
import { EduScreens } from './home-edu-screens';
import { eduPictures } from './home-edu-scenes';

const path = '/home/edu';
const { name } = eduHead;
const pains = [FileQuestion, ScreenShare, UsersRound, ScanSearch];
const guards = [UserCheck, MonitorX, FileLock, Droplets, ScreenShare, ScanSearch];

/** The static part of the page: everything but the form. */
export function PageBody({ cases, facts }: CasesData & PageFacts) {
  return (
    <>
      <ProductHero crumbs={productCrumbs(name, path)} name={name} {...eduHero} ground="mint" picture="below">
        <EduClassroom />
      </ProductHero>
      <AnchorRow label={`${name}的内容`} anchors={eduAnchors} />
      <PainCards id="pains" {...sections.eduPains} icons={pains} />
      <EduScreens />
      <FeatureGrid id="guard" {...sections.eduGuard} icons={guards} ground="dark" />
      <StepLine id="steps" {...sections.eduSteps} ground="plain" />
      <SceneGrid id="scenes" {...sections.eduScenes} pictures={eduPictures} />
      <CaseSpotlight cases={cases} {...sections.eduCases.text} />
      <QuestionSection questions={fillWords(eduQuestions, facts)} related={sections.eduRelated} />
    </>
  );
}
