import { BrokenLines } from '@site/shared/ui/broken-lines';
import { MoreLink } from '@site/shared/ui/more-link';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { featureRowCopy } from '../content/feature-row';
import type { Feature } from '../content/product-page';
import styles from './feature-row.module.css';
import { PhoneFold } from './phone-fold';

type FeatureRowProps = {
  feature: Feature;
  /** The stage that shows it. */
  children: ReactNode;
  /** The stage on the left and the text on the right. */
  mirrored?: boolean;
};

/**
 * A feature's text beside its stage; below 1200 px the stage is below the text, which then has two columns, and on phones
 * above it.
 */
export function FeatureRow({ feature: { title, intro, points, more }, children, mirrored = false }: FeatureRowProps) {
  return (
    <div className={mirrored ? `${styles.row} ${styles.mirrored}` : styles.row}>
      <div className={styles.text}>
        <div>
          <h3 className={styles.title}>
            <BrokenLines lines={title} />
          </h3>
          <p className={styles.intro}>{intro}</p>
        </div>
        <div>
          <PhoneFold summary={featureRowCopy.points}>
            <ul className={styles.points}>
              {points.map(({ name, text }) => (
                <li key={name} className={styles.point}>
                  <Check size={20} className={styles.tick} aria-hidden="true" />
                  <span>
                    <b>{name}</b>
                    <span className={styles.explained}>{text}</span>
                  </span>
                </li>
              ))}
            </ul>
          </PhoneFold>
          {more && (
            <MoreLink to={more.link} track="details_click">
              {more.text}
            </MoreLink>
          )}
        </div>
      </div>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}

type FeatureRowsProps = {
  label: string;
  children: readonly ReactNode[];
  /** They stand one below the other on phones too, each stage between its title and its points. */
  stacked?: boolean;
};

/** Features one below the other; on phones they are swiped. */
export function FeatureRows({ label, children, stacked = false }: FeatureRowsProps) {
  return (
    <SwipeRow
      label={label}
      columnsFrom={stacked ? 'phone' : 'tablet'}
      className={stacked ? `${styles.rows} ${styles.stacked}` : styles.rows}
    >
      {children}
    </SwipeRow>
  );
}
