import styles from './code-sample.module.css';

/** A piece of code to read or copy; it scrolls on its own, so that the page does not. */
export function CodeSample({ name, text }: { name: string; text: string }) {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.name}>{name}</figcaption>
      <pre className={styles.code} tabIndex={0} role="region" aria-label={`${name} 代码`}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
