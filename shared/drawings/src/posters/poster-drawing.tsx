import type { ComponentType } from 'react';
import type { DrawingRoot } from './drawing-root';
import { AnniversaryScene } from './poster-scenes/anniversary-scene';
import { ArchiveScene } from './poster-scenes/archive-scene';
import { ChartScene } from './poster-scenes/chart-scene';
import { ChatScene } from './poster-scenes/chat-scene';
import { ClipsScene } from './poster-scenes/clips-scene';
import { ConsoleScene } from './poster-scenes/console-scene';
import { ExamScene } from './poster-scenes/exam-scene';
import { FormScene } from './poster-scenes/form-scene';
import { GalaScene } from './poster-scenes/gala-scene';
import { GiftsScene } from './poster-scenes/gifts-scene';
import { GoodsScene } from './poster-scenes/goods-scene';
import { InterviewScene } from './poster-scenes/interview-scene';
import { LessonScene } from './poster-scenes/lesson-scene';
import { PhoneScene } from './poster-scenes/phone-scene';
import { PhotoScene } from './poster-scenes/photo-scene';
import { RankingScene } from './poster-scenes/ranking-scene';
import { SafetyScene } from './poster-scenes/safety-scene';
import { StoreScene } from './poster-scenes/store-scene';
import { StudioScene } from './poster-scenes/studio-scene';
import { TalksScene } from './poster-scenes/talks-scene';
import { VisitScene } from './poster-scenes/visit-scene';
import { toneOf } from './poster-scenes/poster-tones';
import type { SceneProps } from './poster-scenes/scene-props';

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
