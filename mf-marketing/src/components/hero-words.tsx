import type { Crumb } from '@site/shared/page/page-handle';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { TrialButton } from '@site/shared/ui/trial-button';
import type { ReactNode } from 'react';
import type { Lines } from '../content/product-page';
import styles from './hero-words.module.css';

export type HeroWordsProps = {
  crumbs: readonly Crumb[];
  /** The product's name above its promise. */
  name: string;
  title: Lines;
  intro: Lines;
  note?: string;
  onDark?: boolean;
  /** Above a picture of full width: promise at the left, ways to begin at the right, also on wide screens. */
  across?: boolean;
  /** Instead of the trial and the consultation, where the page begins in another way. */
  buttons?: ReactNode;
};

/** What stands in a product's hero beside or above its stage: where we are, the promise, and the two ways to begin. */
export function HeroWords(props: HeroWordsProps) {
  const { crumbs, name, title, intro, note, onDark = false, across = false, buttons } = props;
  const names = [styles.words, onDark && styles.onDark, across && styles.across].filter(Boolean).join(' ');

  return (
    <div className={names}>
      <Breadcrumb crumbs={crumbs} onDark={onDark} />
      <div className={styles.promise}>
        <p className={styles.name}>{name}</p>
        <h1 className={styles.title}>
          <BrokenLines lines={title} />
        </h1>
      </div>
      <div className={styles.begin}>
        <p className={styles.intro}>
          <BrokenLines lines={intro} />
        </p>
        <div className={styles.buttons}>
          {buttons ?? (
            <>
              <TrialButton />
              <ConsultButton look={onDark ? 'on-dark' : 'outline'} to="#lead" />
            </>
          )}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
