import styles from './prose.module.css';

type ProseProps = {
  /** HTML that the api has sanitised at import. */
  html: string;
  /** `steps` draws numbered lists as a walk with circles, for instructions. */
  lists?: 'plain' | 'steps';
};

/** The body of an article: headings with anchors, lists, tables that scroll, code, 注意 and 提示 boxes. */
export function Prose({ html, lists = 'plain' }: ProseProps) {
  const className = lists === 'steps' ? `${styles.prose} ${styles.steps}` : styles.prose;
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
