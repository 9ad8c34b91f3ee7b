import { StageFrame } from '@site/drawings/stages/stage-frame';
import { floorPlan } from '../../content/home-live-service/stages';
import styles from './home-live-service-plan.module.css';

/** Where each camera is and how wide it looks, in the order of the list. */
const cameras = [
  { x: 320, y: 336, view: 'M320 336 204 128H436Z' },
  { x: 196, y: 214, view: 'M196 214 258 92 352 104Z' },
  { x: 492, y: 262, view: 'M492 262 382 118 470 96Z' },
  { x: 520, y: 128, view: 'M520 128 328 96 350 172Z' },
];

const seats = [176, 206, 236, 266, 296].map((y) => `M228 ${y}h84M332 ${y}h84`).join('');

function Plan() {
  return (
    <svg className={styles.plan} width="640" height="400" viewBox="0 0 640 400" aria-hidden="true">
      <path d="M20 20H620V380H20Z" fill="#F7FBFB" stroke="#06363A" strokeWidth="6" />
      <path d="M80 380v-6h60v6zm420 0v-6h60v6z" fill="#F2EEE8" stroke="#F2EEE8" strokeWidth="8" />
      <path d="M196 44H444V112H196Z" fill="#0B6E6E" />
      <path d="M216 44H424V54H216Z" fill="#7FE3D4" />
      <path d="M212 96h216" stroke="#2A9490" strokeWidth="3" strokeDasharray="8 6" />
      <circle cx="350" cy="84" r="11" fill="#D9502A" />
      <path d={seats} stroke="#A5D0CB" strokeWidth="12" strokeDasharray="10 5" />
      {cameras.map(({ view }) => (
        <path key={view} d={view} fill="#D9502A" opacity=".13" />
      ))}
      <path d="M92 332V212M92 212H196M110 344H308M110 320H470V262" fill="none" stroke="#3E9F98" strokeWidth="2.5" />
      <path d="M60 352H34V60M82 366v26" fill="none" stroke="#C73E16" strokeWidth="2.5" strokeDasharray="6 5" />
      <path d="M56 308h72v52H56Z" fill="#06363A" />
      <path d="M64 316h24v16H64zm30 0h26v16H94z" fill="#7FE3D4" />
      <path d="M64 340h56" stroke="#3E9F98" strokeWidth="8" strokeDasharray="6 4" />
      {cameras.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <g className={styles.camera}>
            <circle r="19" fill="#fff" />
            <circle r="16" fill="#C73E16" />
            <text y="7" fontSize="20" fontWeight="700" fill="#fff" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}

/** The hall from above with cameras, director's desk and two network uplinks: what a client gets before the live stream. */
export function FloorPlan() {
  const { label, name, size, spots, desks } = floorPlan;

  return (
    <StageFrame label={label} ground="paper" className={styles.sheet}>
      <span className={styles.head}>
        <b>{name}</b>
        {size}
      </span>
      <Plan />
      <div className={styles.spots}>
        {spots.map((spot) => (
          <span key={spot.number} className={styles.spot}>
            <b className={styles.number}>{spot.number}</b>
            <span>
              <b>{spot.name}</b>
              {spot.text}
            </span>
          </span>
        ))}
      </div>
      <span className={styles.desks}>
        {desks.map((desk) => (
          <span key={desk}>{desk}</span>
        ))}
      </span>
    </StageFrame>
  );
}
