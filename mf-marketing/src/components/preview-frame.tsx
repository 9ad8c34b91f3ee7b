import type { PageHandle } from '@site/shared/page/page-handle';
import type { ReactNode } from 'react';
import { type PreviewName, previewWords } from '../content/previews';
import styles from './preview-frame.module.css';

/** Handle of a preview: the page alone, out of search engines. */
export function previewHandle<Data = undefined>(name: PreviewName): PageHandle<Data> {
  const { title, words } = previewWords.pages[name];
  return {
    layout: 'empty',
    indexed: false,
    head: (_, { site }) => ({
      title: `${title}_${previewWords.kicker}-${site.brand}`,
      description: words,
      noindex: true,
    }),
  };
}

/** One component alone, under its own title. `bleed` is for sections that bring their own ground and gutters. */
export function PreviewFrame({
  name,
  bleed = false,
  children,
}: {
  name: PreviewName;
  bleed?: boolean;
  children: ReactNode;
}) {
  const { title, words } = previewWords.pages[name];

  return (
    <>
      <div className={styles.head}>
        <p className={styles.kicker}>{previewWords.kicker}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.words}>{words}</p>
      </div>
      <div className={bleed ? undefined : styles.body}>{children}</div>
    </>
  );
}
