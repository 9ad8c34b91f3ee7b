import clsx from 'clsx/lite';
import styles from './prose.module.css';

export type ProseProps = {
  /** HTML that the api has sanitised at import. */
  html: string;
};

/** The body of an article: headings with anchors, lists, tables that scroll, code, 注意 and 提示 boxes. */
export function Prose({ html, className }: ProseProps & { className?: string | undefined }) {
  return <div className={clsx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
