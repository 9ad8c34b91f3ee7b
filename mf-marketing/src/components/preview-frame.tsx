import type { PageHandle } from '@site/shared/page/page-handle';
import type { ReactNode } from 'react';
import { TitleLines } from '@site/shared/ui/title-lines';
import { type PreviewName, previewCopy } from '../content/previews';
import styles from './preview-frame.module.css';

/** Handle of a preview: empty layout, noindex. */
export function previewHandle<Data = undefined>(name: PreviewName): PageHandle<Data> {
  const { title, text } = previewCopy.pages[name];
  return {
    layout: 'empty',
    indexed: false,
    head: (_, { site }) => ({
      title: `${title}_${previewCopy.kicker}-${site.brand}`,
      description: text,
      noindex: true,
    }),
  };
}

/** Preview of one component, under its own title. `bleed` is for sections that bring their own ground and gutters. */
export function PreviewFrame({
  name,
  bleed = false,
  children,
}: {
  name: PreviewName;
  bleed?: boolean;
  children: ReactNode;
}) {
  const { title, text } = previewCopy.pages[name];

  return (
    <>
      <div className={styles.head}>
        <p className={styles.kicker}>{previewCopy.kicker}</p>
        <h1 className={styles.title}>
          <TitleLines lines={[title]} />
        </h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={bleed ? undefined : styles.body}>{children}</div>
    </>
  );
}
