import type { HelpLeaf } from '@site/shared/contract/help';
import { Link } from 'react-router-dom';
import { classCopy } from '../../content/help-class-list/list';
import { classAddress } from '../../help-addresses';
import styles from './help-class-list-other-leaves.module.css';

/** The leaves beside this one; of a first-level classification, the leaves below it. */
export function OtherLeaves({ leaves }: { leaves: readonly HelpLeaf[] }) {
  if (leaves.length === 0) return null;

  return (
    <section className={styles.others}>
      <h2 className={styles.heading}>{classCopy.otherLeaves}</h2>
      <ul className={styles.leaves}>
        {leaves.map((leaf) => (
          <li key={leaf.id}>
            <Link className={styles.leaf} to={classAddress(leaf.id)}>
              <span className={styles.name}>{leaf.name}</span>
              <span className={styles.text}>{leaf.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
