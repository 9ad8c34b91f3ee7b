import styles from './clause-title.module.css';

/** A title in pieces that end where it pauses, so that where it has to wrap it does so there; it is read as one. */
export function ClauseTitle({ children }: { children: string }) {
  const pieces = children.match(/[^，：？]+[，：？]?/g) ?? [children];
  if (pieces.length === 1) return children;
  return pieces.map((piece) => (
    <span key={piece} className={styles.clause}>
      {piece}
    </span>
  ));
}
