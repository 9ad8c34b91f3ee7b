'use static';

import type { ComponentType } from 'react';
import type { PictureFile } from '../contract/clip';
import styles from './poster.module.css';
import { ChartScene } from './poster-scenes/chart-scene';
import { ChatScene } from './poster-scenes/chat-scene';
import { ConsoleScene } from './poster-scenes/console-scene';
import { FormScene } from './poster-scenes/form-scene';
import { GoodsScene } from './poster-scenes/goods-scene';
import { PhoneScene } from './poster-scenes/phone-scene';
import { PhotoScene } from './poster-scenes/photo-scene';
import { toneOf } from './poster-scenes/poster-tones';
import type { SceneProps } from './poster-scenes/scene-props';
import { StoreScene } from './poster-scenes/store-scene';
import { StudioScene } from './poster-scenes/studio-scene';
import { VisuallyHidden } from './visually-hidden';

const scenes: Record<string, ComponentType<SceneProps>> = {
  chart: ChartScene,
  chat: ChatScene,
  console: ConsoleScene,
  form: FormScene,
  goods: GoodsScene,
  phone: PhoneScene,
  photo: PhotoScene,
  store: StoreScene,
  studio: StudioScene,
};

type PosterProps = {
  /** The `scene` of a lecture or video; an unknown name draws the console. */
  scene: string;
  /** The content's id: it picks the tone and the details, so that neighbours in a list differ. */
  seed: number;
  /** A picture of the content itself, in place of the drawing. */
  picture?: PictureFile | null;
  /** `MM:SS` of what plays: shown with a play sign. */
  duration?: string | undefined;
  /** Without round corners, where a card cuts them. */
  square?: boolean;
};

function Duration({ children }: { children: string }) {
  return (
    <span className={styles.duration}>
      <svg className={styles.play} viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="14" fill="#fff" />
        <path d="m11.5 9 8 5-8 5z" fill="#06363A" />
      </svg>
      <VisuallyHidden>时长 </VisuallyHidden>
      {children}
    </span>
  );
}

/** The drawn 16:9 picture of a lecture, a video or an article. Decoration: the title beside it says what it is. */
export function Poster({ scene, seed, picture, duration, square = false }: PosterProps) {
  const Scene = scenes[scene] ?? ConsoleScene;
  const tone = toneOf(seed);
  // Tone and details change at different steps, so that two contents of one scene seldom look the same.
  const detail = seed + Math.floor(seed / 4);

  return (
    <span className={square ? `${styles.poster} ${styles.square}` : styles.poster}>
      {picture ? (
        <img
          className={styles.drawing}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      ) : (
        <svg className={styles.drawing} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d="M0 0h320v180H0z" fill={tone.ground} />
          <Scene tone={tone} seed={detail} />
        </svg>
      )}
      {duration && <Duration>{duration}</Duration>}
    </span>
  );
}
