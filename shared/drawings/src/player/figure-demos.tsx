import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Figure } from '@site/shared/contract/show';
import { showOfFigure } from '@site/shared/contract/show-outline';
import styles from './figure-demos.module.css';
import { demoLabel, labelButton } from './demo-label';
import type { FigureDemoProps } from '../parts/player/figure-demo';
import { loadFigureDemo } from './load-player';
import { createPlayback } from './playback';

const failed = ['演示没能载入', '再试一次'] as const;

/** What the pressed button plays and where; undefined for a press on anything else. */
function pressedDemo(target: EventTarget | null, figures: readonly Figure[]): FigureDemoProps | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-demo]') : null;
  const figure = button?.closest<HTMLElement>('[data-figure]');
  const found = figures.find(({ id }) => id === button?.dataset.demo);
  const show = found && showOfFigure(found);
  if (!button || !figure || !show) return undefined;
  return { show, figure, button, playback: createPlayback(show.seconds) };
}

type FigureDemosProps = { figures: readonly Figure[]; children: ReactNode };

/**
 * Around the body of an article: a press on 演示这一步 (`data-demo` in its HTML) plays the figure where it stands. One plays
 * at a time; nothing of it is fetched before the first press.
 */
export function FigureDemos({ figures, children }: FigureDemosProps) {
  const area = useRef<HTMLDivElement>(null);
  const [demo, setDemo] = useState<FigureDemoProps>();
  const [Demo, setLoaded] = useState<ComponentType<FigureDemoProps>>();

  useEffect(() => {
    const article = area.current;
    const onClick = ({ target }: MouseEvent) => {
      const pressed = pressedDemo(target, figures);
      if (!pressed) return;
      if (demo?.button === pressed.button) {
        demo.playback.toggle();
        return;
      }
      const { button, playback, show } = pressed;
      playback.play();
      demo?.playback.seek(demo.playback.seconds);
      labelButton(button, demoLabel(playback.store.getState(), show.seconds));
      loadFigureDemo().then(
        (loaded) => {
          setLoaded(() => loaded);
          setDemo(pressed);
        },
        () => labelButton(button, failed),
      );
    };
    article?.addEventListener('click', onClick);
    return () => article?.removeEventListener('click', onClick);
  }, [figures, demo]);

  return (
    <div ref={area} className={styles.area}>
      {children}
      {demo && Demo && <Demo key={demo.show.id} {...demo} />}
    </div>
  );
}
