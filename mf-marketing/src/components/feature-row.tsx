import { BrokenLines } from '@site/shared/ui/broken-lines';
import { MoreLink } from '@site/shared/ui/more-link';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Feature } from '../content/product-page';
import styles from './feature-row.module.css';

type FeatureRowProps = {
  feature: Feature;
  /** The stage that shows it. */
  children: ReactNode;
  /** The stage on the left and the text on the right. */
  mirrored?: boolean;
};

/** A feature's text beside its stage; below 1200 px the stage is below the text, which then has two columns. */
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
