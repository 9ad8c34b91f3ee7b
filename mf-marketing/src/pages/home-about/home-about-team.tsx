import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { aboutTeam, type Group } from '../../content/home-about/team';
import styles from './home-about-team.module.css';

const columns = [styles.c1, styles.c2, styles.c3, styles.c4, styles.c5, styles.c6];
const spans = [styles.s1, styles.s2, styles.s3];

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
            <span className={styles.when}>{aboutTeam.phases[from - 1]}</span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The groups as the roster of one live stream. On phones the groups are swiped. */
export function AboutTeam() {
  const { title, intro, phases, groups, note } = aboutTeam;

  return (
    <Section id="team" ground="tint" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <div className={styles.roster}>
        <p className={styles.phases} aria-hidden="true">
          {phases.map((phase) => (
            <span key={phase} className={styles.phase}>
              {phase}
            </span>
          ))}
        </p>
        <SwipeRow label={title.join('')} still columnsFrom="desktop" className={styles.groups}>
          {groups.map((group) => (
            <Row key={group.name} group={group} />
          ))}
        </SwipeRow>
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
