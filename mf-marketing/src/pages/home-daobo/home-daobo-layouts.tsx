import { SceneSymbol } from '@site/shared/ui/stages/scenes/drawing';
import { moderatorScene } from '@site/shared/ui/stages/scenes/speaker-scenes';
import { codeStageScene } from '@site/shared/ui/stages/worlds/code-stage-scene';
import { officeDeskScene } from '@site/shared/ui/stages/worlds/office-desk-scene';
import { waterChartScene } from '@site/shared/ui/stages/worlds/water-chart-scene';
import { useId } from 'react';
import styles from './home-daobo-layouts.module.css';

const sources = [codeStageScene, moderatorScene, officeDeskScene, waterChartScene];

/** A window of a layout: which source, and where on a picture of 160 × 90. */
type Window = readonly [source: number, x: number, y: number, width: number, height: number];

const layouts: readonly { name: string; windows: readonly Window[] }[] = [
  { name: '单画面', windows: [[0, 0, 0, 160, 90]] },
  {
    name: '左右分屏',
    windows: [
      [1, 6, 22, 72, 46],
      [2, 82, 22, 72, 46],
    ],
  },
  {
    name: '画中画',
    windows: [
      [3, 0, 0, 160, 90],
      [1, 112, 58, 44, 28],
    ],
  },
  {
    name: '课件加主讲',
    windows: [
      [3, 6, 14, 100, 62],
      [1, 110, 14, 44, 62],
    ],
  },
  {
    name: '三人圆桌',
    windows: [
      [1, 6, 8, 96, 74],
      [2, 106, 8, 48, 35],
      [0, 106, 47, 48, 35],
    ],
  },
  {
    name: '四宫格',
    windows: [
      [0, 6, 5, 72, 38],
      [1, 82, 5, 72, 38],
      [2, 6, 47, 72, 38],
      [3, 82, 47, 72, 38],
    ],
  },
];

const onAir = 1;

/** Six ways to set the same four sources; the second is on air. */
export function LayoutStage() {
  const id = useId();

  return (
    <div
      className={styles.stage}
      role="img"
      aria-label="示例画面：同样四路信号排成单画面、左右分屏、画中画、课件加主讲、三人圆桌和四宫格，正在播出的是左右分屏"
    >
      <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
        <defs>
          {sources.map((drawing, index) => (
            <SceneSymbol key={drawing.Draw.name + index} id={`${id}${index}`} drawing={drawing} />
          ))}
        </defs>
      </svg>
      {layouts.map(({ name, windows }, index) => (
        <span key={name} className={index === onAir ? styles.onAir : undefined}>
          <svg className={styles.picture} width="160" height="90" viewBox="0 0 160 90" aria-hidden="true">
            <path d="M0 0H160V90H0Z" fill="#06363A" />
            {windows.map(([source, x, y, width, height]) => (
              <use key={`${x} ${y}`} href={`#${id}${source}`} x={x} y={y} width={width} height={height} />
            ))}
          </svg>
          <span className={styles.name}>
            <b>{index + 1}</b>
            {name}
          </span>
        </span>
      ))}
    </div>
  );
}
