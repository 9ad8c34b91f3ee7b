import clsx from 'clsx/lite';
import type { Crumb } from '@site/shared/page/page-handle';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { ConsultButton } from '@site/shared/ui/consult-button';
import type { ReactNode } from 'react';
import type { PageAsk } from '@site/shared/page/page-asks';
import type { Lines } from '../content/product-page';
import { AskButton } from './ask-button';
import styles from './hero-copy.module.css';

export type HeroText = {
  crumbs: readonly Crumb[];
  /** The product's name above its headline. */
  name: string;
  title: Lines;
  intro: Lines;
  note?: string;
  onDark?: boolean;
  /** Above a full-width picture: headline on the left, calls to action on the right. */
  across?: boolean;
};

/** What the page asks for, with 在线咨询 beside it, or other buttons. */
export type HeroButtons = { ask: PageAsk; buttons?: never } | { ask?: never; buttons: ReactNode };

/** Copy of a product's hero beside or above its stage: breadcrumb, headline, and the two calls to action. */
export function HeroCopy(props: HeroText & HeroButtons) {
  const { crumbs, name, title, intro, note, onDark = false, across = false, ask, buttons } = props;
  const names = clsx(styles.text, onDark && styles.onDark, across && styles.across);

  return (
    <div className={names}>
      <Breadcrumb crumbs={crumbs} onDark={onDark} />
      <div>
        <p className={styles.name}>{name}</p>
        <h1 className={styles.title}>
          <TitleLines lines={title} />
        </h1>
      </div>
      <div>
        <p className={styles.intro}>
          <BrokenLines lines={intro} />
        </p>
        <div className={styles.buttons}>
          {buttons}
          {ask && (
            <>
              <AskButton ask={ask} />
              <ConsultButton look={onDark ? 'on-dark' : 'outline'} to="#lead" />
            </>
          )}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
