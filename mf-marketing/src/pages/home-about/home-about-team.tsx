import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { aboutTeam, type Group } from '../../content/home-about/team';
import styles from './home-about-team.module.css';

const columns = [styles.c1, styles.c2, styles.c3, styles.c4, styles.c5, styles.c6];
const spans = [styles.s1, styles.s2];
/** The day of the show. */
const shown = 3;

function Row({ group: { name, people, shifts } }: { group: Group }) {
  return (
    <div className={styles.group}>
      <h3 className={styles.name}>
        {name}
        <small className={styles.people}>{people}</small>
      </h3>
      <ol className={styles.shifts}>
        {shifts.map(({ from, to, text, busy }) => (
          <li
            key={text}
            className={[styles.shift, busy && styles.busy, columns[from - 1], spans[to - from - 1]]
              .filter(Boolean)
              .join(' ')}
          >
            <VisuallyHidden>{aboutTeam.phases[from - 1]}</VisuallyHidden>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Keys({ phases }: { phases: readonly string[] }) {
  return (
    <>
      {phases.map((phase, index) => (
        <input
          key={phase}
          className={styles.key}
          type="radio"
          name="phase"
          id={`phase${index}`}
          defaultChecked={index === shown}
        />
      ))}
      <div className={styles.phases}>
        {phases.map((phase, index) => (
          <label key={phase} className={styles.phase} htmlFor={`phase${index}`}>
            {phase}
          </label>
        ))}
      </div>
    </>
  );
}

/** The groups as the roster of one live stream. On phones its days are keys, and the board shows who is on duty then. */
export function AboutTeam() {
  const { title, intro, choose, phases, groups, note } = aboutTeam;

  return (
    <Section id="team" ground="tint" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <div className={styles.roster} role="group" aria-label={choose}>
        <Keys phases={phases} />
        <SwipeRow label={title.join('')} columnsFrom="phone" className={styles.groups}>
          {groups.map((group) => (
            <Row key={group.name} group={group} />
          ))}
        </SwipeRow>
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
