import { MoreLink } from '@site/shared/ui/more-link';
import styles from './anchor-row.module.css';

type AnchorRowProps = { label: string; anchors: readonly { id: string; name: string }[] };

/** The sections of a long page in one line, with a link to the prices at its end. */
export function AnchorRow({ label, anchors }: AnchorRowProps) {
  return (
    <nav className={styles.row} aria-label={label}>
      <div className={styles.inner}>
        <ul className={styles.list}>
          {anchors.map(({ id, name }) => (
            <li key={id}>
              <a className={styles.anchor} href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <span className={styles.prices}>
          <MoreLink to="/home/service">查看套餐与价格</MoreLink>
        </span>
      </div>
    </nav>
  );
}
