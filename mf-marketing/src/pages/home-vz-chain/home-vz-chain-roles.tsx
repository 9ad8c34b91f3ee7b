import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeTable } from '@site/shared/ui/swipe-row';
import { chainRoles } from '../../content/home-vz-chain/sections';
import styles from './home-vz-chain-roles.module.css';

const { title, intro, phases, roles } = chainRoles;

function Role({ name, work }: (typeof roles)[number]) {
  return (
    <>
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
    </>
  );
}

/** Who does what before, during and after a live stream; a table by its roles, whose rows are swiped on phones. */
export function ChainRoles() {
  return (
    <Section id="roles" ground="dark" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <SwipeTable
        label={title.join('')}
        columnsFrom="desktop"
        className={styles.roles}
        looks={{ row: styles.role }}
        head={
          <div role="rowgroup">
            <div className={styles.head} role="row">
              <span role="columnheader">角色</span>
              {phases.map(({ name, span }) => (
                <span key={name} className={styles.phase} role="columnheader">
                  <b>{name}</b>
                  {span}
                </span>
              ))}
            </div>
          </div>
        }
        rows={roles.map(({ name, work }) => [name, <Role key="role" name={name} work={work} />])}
      />
    </Section>
  );
}
