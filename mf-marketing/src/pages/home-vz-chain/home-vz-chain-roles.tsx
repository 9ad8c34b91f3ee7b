import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { SwipeFrame } from '@site/shared/ui/swipe-row';
import swipe from '@site/shared/ui/swipe-row.module.css';
import { chainRoles } from '../../content/home-vz-chain/sections';
import styles from './home-vz-chain-roles.module.css';

const { title, intro, phases, roles } = chainRoles;

/** Who does what before, during and after a live stream; a table by its roles, whose rows are swiped on phones. */
export function ChainRoles() {
  return (
    <Section id="roles" ground="dark" title={<BrokenLines lines={title} />} intro={intro} arrangement="split">
      <SwipeFrame cards={roles.length} columnsFrom="desktop" className={styles.roles}>
        <div role="table" aria-label={title.join('')}>
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
          <div className={swipe.list} role="rowgroup" aria-label={title.join('')} data-swipe-list="" tabIndex={0}>
            {roles.map(({ name, work }) => (
              <div key={name} className={`${swipe.card} ${styles.role}`} role="row">
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
        </div>
      </SwipeFrame>
    </Section>
  );
}
