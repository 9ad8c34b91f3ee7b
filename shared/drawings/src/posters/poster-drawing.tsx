import type { ComponentType } from 'react';
import type { DrawingRoot } from '@site/shared/ui/drawing-root';
import { AnniversaryScene } from '../parts/posters/anniversary-scene';
import { ArchiveScene } from '../parts/posters/archive-scene';
import { ChartScene } from '../parts/posters/chart-scene';
import { ChatScene } from '../parts/posters/chat-scene';
import { ClipsScene } from '../parts/posters/clips-scene';
import { ConsoleScene } from '../parts/posters/console-scene';
import { ExamScene } from '../parts/posters/exam-scene';
import { FormScene } from '../parts/posters/form-scene';
import { GalaScene } from '../parts/posters/gala-scene';
import { GiftsScene } from '../parts/posters/gifts-scene';
import { GoodsScene } from '../parts/posters/goods-scene';
import { InterviewScene } from '../parts/posters/interview-scene';
import { LessonScene } from '../parts/posters/lesson-scene';
import { PhoneScene } from '../parts/posters/phone-scene';
import { PhotoScene } from '../parts/posters/photo-scene';
import { RankingScene } from '../parts/posters/ranking-scene';
import { SafetyScene } from '../parts/posters/safety-scene';
import { StoreScene } from '../parts/posters/store-scene';
import { StudioScene } from '../parts/posters/studio-scene';
import { TalksScene } from '../parts/posters/talks-scene';
import { VisitScene } from '../parts/posters/visit-scene';
import { toneOf } from './poster-tones';
import type { SceneProps } from './scene-props';

const scenes: Record<string, ComponentType<SceneProps>> = {
  anniversary: AnniversaryScene,
  archive: ArchiveScene,
  chart: ChartScene,
  chat: ChatScene,
  clips: ClipsScene,
  console: ConsoleScene,
  exam: ExamScene,
  form: FormScene,
  gala: GalaScene,
  gifts: GiftsScene,
  goods: GoodsScene,
  interview: InterviewScene,
  lesson: LessonScene,
  phone: PhoneScene,
  photo: PhotoScene,
  ranking: RankingScene,
  safety: SafetyScene,
  store: StoreScene,
  studio: StudioScene,
  talks: TalksScene,
  visit: VisitScene,
};

export const posterSize = { width: 320, height: 180 };

export type PosterDrawingProps = {
  /** The `scene` of a content; an unknown name draws the console. */
  scene: string;
  /** The content's id: it picks the tone and the details, so that neighbours in a list differ. */
  seed: number;
  root: DrawingRoot;
};

/** The drawing of a poster, alike in a page and in a file of its own. */
export function PosterDrawing({ scene, seed, root }: PosterDrawingProps) {
  const Scene = scenes[scene] ?? ConsoleScene;
  const tone = toneOf(seed);
  // Tone and details change at different steps, so that two contents of one scene seldom look the same.
  const detail = seed + Math.floor(seed / 4);

  return (
    <svg viewBox="0 0 320 180" {...posterSize} preserveAspectRatio="xMidYMid slice" {...root}>
      <path d="M0 0h320v180H0z" fill={tone.ground} />
      <Scene tone={tone} seed={detail} />
    </svg>
  );
}
