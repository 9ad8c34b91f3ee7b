import { DrawnStage } from '../../drawings/drawn-stage';
import { LiveDot } from '@site/shared/ui/live-dot';
import { furnPlan } from '../../content/home-furn/stages';
import styles from './home-furn-plan.module.css';

const { label, live, viewers, rooms, card, visit } = furnPlan;
const talked = 2;

function Furniture() {
  return (
    <>
      <path d="M52 262h130v44H52zm0-40h34v40H52z" fill="#2A9490" />
      <path d="M58 228h22v28H58zm40 40h78v30H98z" fill="#6CC4BB" />
      <path d="M104 196h70v40h-70z" fill="#fff" stroke="#A9C6C5" />
      <path d="M300 206v100h-14V206z" fill="#10242B" />
      <path d="M44 28h150v28H44zm0 28h26v66H44z" fill="#D3E9E6" stroke="#A9C6C5" />
      <path d="M122 34h34v16h-34z" fill="#fff" stroke="#A9C6C5" />
      <path d="M238 60h70v76h-70z" fill="#E7D3C2" />
      <path d="M226 68h10v24h-10zm0 36h10v24h-10zm84-36h10v24h-10zm0 36h10v24h-10z" fill="#C9AE94" />
      <path d="M396 96h110v88H396z" fill="#fff" stroke="#A9C6C5" />
      <path d="M396 96h28v40h-28zm0 48h28v40h-28z" fill="#D3E9E6" />
      <path d="M430 96h76v88h-76z" fill="#BCE3DE" />
      <path d="M560 24h44v166h-44z" fill="#D9502A" />
      <path d="M582 24v166M560 107h44" stroke="#B9401D" strokeWidth="2" />
      <path d="M380 262h36v50h-36z" fill="#D3E9E6" stroke="#A9C6C5" />
      <path d="M460 276h96v36h-96z" fill="#E7D3C2" />
      <circle cx="508" cy="264" r="12" fill="#2A9490" />
    </>
  );
}

function Walls() {
  return (
    <path
      d="M30 14h590v312H30zM340 14v96m0 48v70m0 50v48M30 168h128m64 0h118m0 40h120m64 0h96"
      fill="none"
      stroke="#10242B"
      strokeWidth="8"
      strokeLinecap="square"
    />
  );
}

/** The flat from above: walls, furniture and the corners that are talked about. */
function Plan() {
  return (
    <svg className={styles.plan} width="650" height="340" viewBox="0 0 650 340" aria-hidden="true">
      <path d="M30 14h590v312H30z" fill="#FBF8F3" />
      <path d="M30 14h310v154H30z" fill="#F1F7F6" />
      <path d="M340 208h280v118H340z" fill="#F6EFE6" />
      <Furniture />
      <Walls />
      {rooms.map(({ name, x, y }, index) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <g className={styles.spot}>
            <rect
              x="-40"
              y="-15"
              width="80"
              height="30"
              rx="15"
              fill={index === talked ? '#A93210' : '#06363A'}
              stroke="#fff"
              strokeWidth="2"
            />
            <circle cx="-25" r="10" fill="#fff" />
            <text x="-25" y="4.5" fontSize="12" fontWeight="700" fill="#10242B" textAnchor="middle">
              {index + 1}
            </text>
            <text x="10" y="5" fontSize="13.5" fontWeight="600" fill="#fff" textAnchor="middle">
              {name}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}

/** The hero's picture: a flat that is walked through on air, the card that is sold, and the visit that follows. */
export function FurnPlan() {
  return (
    <DrawnStage className={styles.stage} label={label}>
      <div className={styles.flat}>
        <span className={styles.bar}>
          <b>
            <LiveDot />
            {live}
          </b>
          {viewers}
        </span>
        <Plan />
      </div>
      <div className={styles.side}>
        <div className={styles.card}>
          <small>{card.brand}</small>
          <b className={styles.name}>{card.name}</b>
          <b className={styles.price}>{card.price}</b>
          {card.rows.map(([name, value]) => (
            <span key={name} className={styles.row}>
              <small>{name}</small>
              {value}
            </span>
          ))}
        </div>
        <div className={styles.visit}>
          <b>{visit.name}</b>
          <span>{visit.who}</span>
          <span className={styles.when}>
            <b>{visit.when}</b>
            {visit.by}
          </span>
        </div>
      </div>
    </DrawnStage>
  );
}
