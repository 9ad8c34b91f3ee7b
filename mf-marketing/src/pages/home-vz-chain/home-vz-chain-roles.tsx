import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { chainRoles } from '../../content/home-vz-chain/sections';
import styles from './home-vz-chain-roles.module.css';

const { title, intro, phases, roles } = chainRoles;

/** Who does what before, during and after a live stream; a table by its roles, a list of three on phones. */
export function ChainRoles() {
  return (
    <Section id="roles" ground="dark" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <div role="table" aria-label={title.join('')}>
        <div className={styles.head} role="row">
          <span role="columnheader">角色</span>
          {phases.map(({ name, span }) => (
            <span key={name} className={styles.phase} role="columnheader">
              <b>{name}</b>
              {span}
            </span>
          ))}
        </div>
        {roles.map(({ name, work }) => (
          <div key={name} className={styles.role} role="row">
            <b className={styles.name} role="rowheader">
              {name}
            </b>
            {work.map((what, index) => (
              <span key={what} className={styles.work} role="cell">
                <span className={styles.when} aria-hidden="true">
                  {phases[index]?.name}
                </span>
                {what}
              </span>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
