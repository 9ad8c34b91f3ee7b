import clsx from 'clsx/lite';
import { useEffect, useState } from 'react';
import { useHydrating } from '../page/use-hydrating';
import styles from './prose.module.css';

export type ProseProps = {
  /** HTML that the api has sanitised at import; undefined in the browser where the page came with it as markup (`PageHandle.served`). */
  html: string | undefined;
};

/** Has the text fetched where the page that came without it is made anew, because its hydration failed. */
function useMissingText(html: string | undefined): void {
  const hydrating = useHydrating();
  const [isMissing] = useState(html === undefined && !hydrating);
  useEffect(() => {
    if (isMissing) void globalThis.siteMissingData?.();
  }, [isMissing]);
}

/** The body of an article: headings with anchors, lists, tables that scroll, code, 注意 and 提示 boxes. */
export function Prose({ html, className }: ProseProps & { className?: string | undefined }) {
  useMissingText(html);
  return (
    <div
      className={clsx(styles.prose, className)}
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
      suppressHydrationWarning
    />
  );
}
