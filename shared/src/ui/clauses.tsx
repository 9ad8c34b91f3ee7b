import styles from './clauses.module.css';

/** A title that breaks between its clauses before it breaks within one; a clause that is longer than its line is balanced. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.match(/[^，：；]+[，：；]?/g) ?? [];
  if (clauses.length < 2) return text;

  return clauses.map((clause) => (
    <span key={clause} className={styles.clause}>
      {clause}
    </span>
  ));
}
