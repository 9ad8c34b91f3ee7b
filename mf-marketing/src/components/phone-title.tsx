import styles from './phone-title.module.css';

/** The title of features that are swiped on phones; beside the pictures of a wide window their own titles are enough, and it is read out only. */
export function PhoneTitle({ children }: { children: string }) {
  return <h2 className={styles.title}>{children}</h2>;
}
