import { DrawnStage } from '../../drawings/drawn-stage';
import { Check } from 'lucide-react';
import { financialTrail } from '../../content/home-financial/stages';
import styles from './home-financial-trail.module.css';

const { label, name, nodes, logName, log, kept } = financialTrail;

function Approvals() {
  return (
    <div className={styles.approvals}>
      <span className={styles.head}>
        <b>{name}</b>
      </span>
      {nodes.map((node) => (
        <span key={node.name} className={node.done ? styles.node : `${styles.node} ${styles.onAir}`}>
          <span className={styles.sign}>{node.done && <Check size={14} aria-hidden="true" />}</span>
          <span>
            <b>{node.name}</b>
            <small>{node.who}</small>
          </span>
          <small>{node.when}</small>
        </span>
      ))}
    </div>
  );
}

function Log() {
  return (
    <div className={styles.log}>
      <b className={styles.logName}>{logName}</b>
      {log.map((line) => (
        <span key={line.at} className={'tone' in line ? `${styles.line} ${styles.warm}` : styles.line}>
          <span className={styles.at}>{line.at}</span>
          {line.text}
        </span>
      ))}
      <span className={styles.kept}>{kept}</span>
    </div>
  );
}

/** The hero's picture: a live stream's steps through the company, and its records. */
export function FinancialTrail() {
  return (
    <DrawnStage className={styles.trail} label={label}>
      <Approvals />
      <Log />
    </DrawnStage>
  );
}
