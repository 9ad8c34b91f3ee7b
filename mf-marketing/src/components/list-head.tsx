import clsx from 'clsx/lite';
import type { Crumb } from '@site/shared/page/page-handle';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import type { ReactNode } from 'react';
import styles from './list-head.module.css';

type ListHeadProps = {
  crumbs: readonly Crumb[];
  title: string | readonly string[];
  /** Below the title; the children are beside it. */
  intro?: string | readonly string[];
  ground: 'sand' | 'tint' | 'stage' | 'plain' | 'deep';
  /** More space for the children beside the title. */
  wide?: boolean;
  children?: ReactNode;
};

function Lines({ text }: { text: string | readonly string[] }) {
  return <BrokenLines lines={typeof text === 'string' ? [text] : text} />;
}

/** The head of pages that list or compare: one line of text and, beside it, the call to action. */
export function ListHead({ crumbs, title, intro, ground, wide = false, children }: ListHeadProps) {
  const names = clsx(styles.head, styles[ground], wide && styles.wide);

  return (
    <div className={names}>
      <div className={styles.inner}>
        <Breadcrumb crumbs={crumbs} onDark={ground === 'deep'} />
        <div>
          <h1 className={styles.title}>
            <TitleLines lines={typeof title === 'string' ? [title] : title} />
          </h1>
          {intro && (
            <p className={styles.intro}>
              <Lines text={intro} />
            </p>
          )}
        </div>
        <div className={styles.aside}>{children}</div>
      </div>
    </div>
  );
}
