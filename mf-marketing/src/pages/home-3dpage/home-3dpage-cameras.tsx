import { Presenter } from '@site/drawings/posters/poster-figures';
import { SceneSymbol, type Drawing } from '@site/shared/ui/drawing';
import { launchHall } from '@site/drawings/scenes/virtual-sets';
import { useId } from 'react';
import styles from './home-3dpage-cameras.module.css';

const { Draw: Hall } = launchHall;

/** The same presenter in the same hall, for every virtual camera. */
const onSet: Drawing = {
  width: 320,
  height: 180,
  Draw: () => (
    <>
      <Hall />
      <ellipse cx="170" cy="163" rx="34" ry="5" fill="#021518" opacity=".4" />
      <Presenter x={170} y={162} size={0.74} />
    </>
  ),
};

/** What each camera takes of the scene, as a view box; the first is on air. */
const cameras = [
  { name: '2 正面中景', view: '74 38 208 117' },
  { name: '1 全景', view: '0 0 320 180' },
  { name: '3 近景', view: '118 46 104 58.5' },
  { name: '4 左侧推近', view: '30 22 240 135' },
  { name: '5 俯角', view: '60 72 192 108' },
];

/** One real camera and what the virtual ones make of it. */
export function CameraMoves() {
  const id = useId();

  return (
    <div
      className={styles.cameras}
      role="img"
      aria-label="同一位主讲人在同一间虚拟发布厅里，由五个虚拟机位给出中景、全景、近景、侧推和俯角五种画面"
    >
      <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
        <defs>
          <SceneSymbol id={id} drawing={onSet} />
        </defs>
      </svg>
      {cameras.map(({ name, view }) => (
        <span key={name} className={styles.camera}>
          <svg
            className={styles.view}
            width="320"
            height="180"
            viewBox={view}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <use href={`#${id}`} width="320" height="180" />
          </svg>
          <span className={styles.name}>{name}</span>
        </span>
      ))}
    </div>
  );
}
