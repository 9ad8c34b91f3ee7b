import { StageFrame } from '@site/drawings/stages/stage-frame';
import { scriptPage } from '../../content/home-original-service/stages';
import styles from './home-original-service-script.module.css';

const { label, name, heads, rows, notes, state } = scriptPage;

function Line({ row }: { row: (typeof rows)[number] }) {
  const note = notes.find(({ at }) => at === row.when);
  return (
    <span className={styles.row}>
      <span className={styles.when}>{row.when}</span>
      <span className={styles.shot}>{row.shot}</span>
      <span className={styles.text}>
        {'cut' in row && <s className={styles.cut}>{row.cut}</s>}
        {row.text}
        {note && <span className={styles.note}>{note.text}</span>}
      </span>
    </span>
  );
}

/** A page of a script between its drafts: what was struck out and what came instead. */
export function ScriptPage() {
  return (
    <StageFrame label={label} ground="sand" className={styles.desk}>
      <div className={styles.paper}>
        <span className={styles.head}>
          <b>{name}</b>
        </span>
        <span className={`${styles.row} ${styles.heads}`}>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </span>
        {rows.map((row) => (
          <Line key={row.when} row={row} />
        ))}
      </div>
      <span className={styles.drafts}>
        {state.map((draft, index) => (
          <span key={draft} className={index === state.length - 1 ? `${styles.draft} ${styles.last}` : styles.draft}>
            {draft}
          </span>
        ))}
      </span>
    </StageFrame>
  );
}
