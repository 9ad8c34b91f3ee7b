import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Section } from '@site/shared/ui/section';
import { outletFormats } from '../../content/online-h5';
import styles from './online-h5-formats.module.css';

const { title, intro, replies, list } = outletFormats;

/** Sides of the frames, in px. */
const frames = { tall: [20, 36], wide: [40, 23] } as const;

/** The shape of the picture that is sent there, with the strip of captions where it lies in it. */
function Frame({ shape, captions }: { shape: keyof typeof frames; captions: number }) {
  const [width, height] = frames[shape];
  const [x, y] = [(48 - width) / 2, (44 - height) / 2];

  return (
    <svg className={styles.frame} width="48" height="44" viewBox="0 0 48 44" aria-hidden="true">
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={width - 1.5}
        height={height - 1.5}
        rx="3"
        fill="#DFF1EE"
        stroke="#0B6E6E"
        strokeWidth="1.5"
      />
      <rect x={x + 4} y={y + height * captions} width={width - 8} height="4" rx="1" fill="#C73E16" />
    </svg>
  );
}

/** What each place wants of the one signal: shape, rate, its own rule, and where its comments are answered. */
export function OnlineH5Formats() {
  return (
    <Section title={<ClauseTitle>{title}</ClauseTitle>} intro={intro}>
      <ul className={styles.list}>
        {list.map(({ name, shape, captions, rate, rule, reply }) => (
          <li key={name} className={styles.outlet}>
            <Frame shape={shape} captions={captions} />
            <h3 className={styles.name}>{name}</h3>
            <span className={styles.rate}>{rate}</span>
            <p className={styles.rule}>{rule}</p>
            <span className={reply === 'desk' ? `${styles.reply} ${styles.desk}` : styles.reply}>{replies[reply]}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
