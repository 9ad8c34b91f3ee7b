import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { Show } from '@site/shared/contract/show';
import { linesOf, placeAt } from '@site/shared/contract/show-outline';
import { drawStage } from '../../screens/draw-stage';
import { stateAt } from '../../screens/state-at';
import styles from '../../player/figure-demos.module.css';
import { demoLabel, labelButton } from '../../player/demo-label';
import type { Playback } from '../../player/playback';
import { sceneFile } from './scene-file';
import { wantsStill } from './still';
import { useNarrow } from './use-narrow';
import { usePauseWhenHidden } from './use-pause-when-hidden';

/** Pictures a second, as in the player. */
const frames = 24;
/** The picture of an article has its layout for phones up to this width. */
const narrowUntil = 719;

export type FigureDemoProps = { show: Show; figure: HTMLElement; button: HTMLElement; playback: Playback };

/** Lies exactly over the picture, which keeps its place and its size below. */
function cover(layer: HTMLElement, picture: HTMLElement | null): void {
  if (!picture) return;
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = picture;
  const box = { top: offsetTop, left: offsetLeft, width: offsetWidth, height: offsetHeight };
  for (const [side, length] of Object.entries(box)) layer.style.setProperty(side, `${length}px`);
}

/** A layer over the figure's picture, as long as the demonstration is there. */
function useLayer(figure: HTMLElement): HTMLElement {
  const [layer] = useState(() => Object.assign(document.createElement('div'), { className: styles.layer }));
  useEffect(() => {
    const place = () => cover(layer, figure.querySelector<HTMLElement>('img, p'));
    figure.append(layer);
    place();
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      layer.remove();
    };
  }, [layer, figure]);
  return layer;
}

function Moment({ show, playback }: Pick<FigureDemoProps, 'show' | 'playback'>) {
  const width = useNarrow(narrowUntil) ? 'narrow' : 'wide';
  const second = useStore(playback.store, (state) => Math.round(state.second * frames) / frames);
  const { stage, pointer, keycap } = stateAt(show, second, wantsStill());
  return drawStage(stage, { pointer, keycap, format: 'figure', width, label: show.proves, picture: sceneFile });
}

function DemoText({ show, playback }: Pick<FigureDemoProps, 'show' | 'playback'>) {
  const lines = linesOf(show);
  const place = useStore(playback.store, ({ second }) => placeAt(lines, second));
  const tenth = useStore(playback.store, ({ second }) => Math.floor(second * 10) / 10);

  return (
    <>
      <p className={styles.said} aria-live="polite">
        {lines[place]?.text}
      </p>
      <svg
        className={styles.line}
        width="100%"
        height="4"
        viewBox={`0 0 ${playback.seconds} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 0h${tenth}v1H0Z`} fill="#0b6e6e" />
      </svg>
    </>
  );
}

/** Plays what leads to the state of a figure, in the figure's own box; its button pauses and says how far it is. */
export function FigureDemo({ show, figure, button, playback }: FigureDemoProps) {
  const layer = useLayer(figure);
  const over = useStore(playback.store, ({ second }) => second >= playback.seconds);
  usePauseWhenHidden(playback);
  useEffect(() => {
    const label = () => labelButton(button, demoLabel(playback.store.getState(), playback.seconds));
    const stop = playback.store.subscribe(label);
    playback.begin();
    return stop;
  }, [button, playback]);

  // At its end it is the picture again, with its numbers.
  if (over) return null;
  return createPortal(
    <>
      <Moment show={show} playback={playback} />
      <DemoText show={show} playback={playback} />
    </>,
    layer,
  );
}
