import type { ReactNode } from 'react';
import { SplitSection } from '../../components/split-section';
import { cosmeticMedicineDoors } from '../../content/home-cosmetic-medicine/doors';
import styles from './home-cosmetic-medicine-doors.module.css';

const { title, intro, counted, start, list } = cosmeticMedicineDoors;

/** What stands in each room, seen from above. */
const furniture: Record<(typeof list)[number]['key'], ReactNode> = {
  list: (
    <>
      <path d="M12 30h56v10H12Z" fill="#A5D0CB" />
      <circle cx="40" cy="20" r="6" fill="#0B6E6E" />
      <path d="M26 34h14v3H26Z" fill="#fff" />
    </>
  ),
  age: (
    <>
      <path d="M20 10h40v30H20Z" fill="#A5D0CB" />
      <path d="M28 16h24v18H28Z" fill="#fff" />
      <path d="M32 21h16M32 26h16M32 31h8" stroke="#0B6E6E" strokeWidth="2" />
    </>
  ),
  hall: (
    <>
      <path d="M14 6h52v4H14Z" fill="#0B6E6E" />
      {[18, 28, 38].map((y) => (
        <path key={y} d={`M16 ${y}h48`} stroke="#A5D0CB" strokeWidth="6" strokeDasharray="7 4" />
      ))}
    </>
  ),
  ask: (
    <>
      {[8, 32, 56].map((x) => (
        <path key={x} d={`M${x} 8v34M${x} 8h18`} stroke="#0B6E6E" strokeWidth="2" fill="none" />
      ))}
      {[17, 41, 65].map((x) => (
        <circle key={x} cx={x} cy="28" r="6" fill="#A5D0CB" />
      ))}
    </>
  ),
  doctor: (
    <>
      <path d="M10 12h34v16H10Z" fill="#A5D0CB" />
      <circle cx="27" cy="36" r="6" fill="#C73E16" />
      <circle cx="27" cy="5" r="5" fill="#0B6E6E" />
      <path d="M54 8h18v36H54Z" fill="#DCEFEC" />
    </>
  ),
  archive: (
    <>
      {[10, 32, 54].map((x) => (
        <path key={x} d={`M${x} 8h18v34H${x}Z`} fill="#A5D0CB" />
      ))}
      <path d="M16 18h6M38 18h6M60 18h6M16 30h6M38 30h6M60 30h6" stroke="#0B6E6E" strokeWidth="2.5" />
    </>
  ),
};

/** The plan of a talk for invited visitors: six rooms behind each other, and what the door of each let through, stopped and wrote down. */
export function CosmeticMedicineDoors() {
  return (
    <SplitSection id="guard" ground="tint" title={title} intro={intro}>
      <p className={styles.start}>
        <b>{start}</b> {counted}
      </p>
      <ol className={styles.rooms}>
        {list.map(({ key, name, rule, through, stopped, log }) => (
          <li key={key} className={styles.room}>
            <svg className={styles.inside} width="80" height="48" viewBox="0 0 80 48" aria-hidden="true">
              {furniture[key]}
            </svg>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.rule}>{rule}</p>
            <p className={styles.through}>{through}</p>
            <p className={styles.stopped}>{stopped}</p>
            <p className={styles.log}>{log}</p>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}
