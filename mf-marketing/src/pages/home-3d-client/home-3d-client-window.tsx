import { Presenter } from '@site/drawings/posters/poster-figures';
import { type Drawing, SceneFrame, SceneSymbol, SceneWindow } from '@site/shared/ui/drawing';
import { launchHall, newsDesk, roadshowHall, terrace } from '@site/drawings/scenes/virtual-sets';
import { useId } from 'react';
import { clientWindow } from '../../content/home-3d-client/stages';
import styles from './home-3d-client-window.module.css';

const { label, name, library, sets, onAir, keying, screen, cameras, state } = clientWindow;
const { Draw: Hall } = launchHall;

const onSet: Drawing = {
  width: 320,
  height: 180,
  Draw: () => (
    <>
      <Hall />
      <ellipse cx="150" cy="164" rx="34" ry="5" fill="#021518" opacity=".4" />
      <Presenter x={150} y={163} size={0.76} />
    </>
  ),
};

/** In the order of the names. */
const setDrawings = [launchHall, newsDesk, roadshowHall, terrace];
const views = ['0 0 320 180', '66 36 208 117', '70 20 176 99', '98 46 104 58.5'];
/** How far each slider of the keying is pushed, of 100. */
const pushed = [42, 28, 20];

function Library() {
  return (
    <div className={styles.library}>
      <b>{library}</b>
      {sets.map((set, index) => {
        const drawing = setDrawings[index];
        return (
          <span key={set} className={index === 0 ? styles.chosen : undefined}>
            {drawing && <SceneFrame drawing={drawing} className={styles.setPicture} />}
            {set}
          </span>
        );
      })}
    </div>
  );
}

function Panel() {
  return (
    <div className={styles.panel}>
      <b>{keying.name}</b>
      {keying.sliders.map((slider, index) => (
        <span key={slider} className={styles.slider}>
          {slider}
          <small>{pushed[index]}</small>
          <svg width="100" height="8" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 4H100" stroke="#1D4F53" strokeWidth="3" />
            <path d={`M0 4H${pushed[index]}`} stroke="#7FE3D4" strokeWidth="3" />
          </svg>
        </span>
      ))}
      <b>{screen.name}</b>
      {screen.rows.map((row) => (
        <span key={row} className={styles.source}>
          {row}
        </span>
      ))}
    </div>
  );
}

/** The client's main window while somebody rehearses. */
export function ClientWindow() {
  const id = useId();

  return (
    <div className={styles.window} role="img" aria-label={label}>
      <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
        <defs>
          <SceneSymbol id={id} drawing={onSet} />
        </defs>
      </svg>
      <span className={styles.bar}>{name}</span>
      <Library />
      <div className={styles.middle}>
        <span className={styles.programme}>
          <SceneWindow id={id} className={styles.picture} />
          <span className={styles.onAir}>{onAir}</span>
        </span>
        <span className={styles.cameras}>
          {cameras.map((camera, index) => (
            <span key={camera} className={index === 0 ? styles.taken : undefined}>
              <svg
                className={styles.view}
                width="320"
                height="180"
                viewBox={views[index]}
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
              >
                <use href={`#${id}`} width="320" height="180" />
              </svg>
              {camera}
            </span>
          ))}
        </span>
      </div>
      <Panel />
      <span className={styles.state}>
        {state.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </span>
    </div>
  );
}
