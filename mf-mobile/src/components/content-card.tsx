import { Poster } from '@site/shared/ui/poster';
import { Link } from 'react-router-dom';
import styles from './content-card.module.css';

type ContentCardProps = {
  to: string;
  /** The drawing, and the content's id as its seed. */
  scene: string;
  seed: number;
  kicker?: string;
  name: string;
  words: string;
};

/** A content to open, as a card of a row to swipe. */
export function ContentCard({ to, scene, seed, kicker, name, words }: ContentCardProps) {
  return (
    <Link className={styles.card} to={to}>
      <Poster scene={scene} seed={seed} square />
      <span className={styles.words}>
        {kicker && <span className={styles.kicker}>{kicker}</span>}
        <b className={styles.name}>{name}</b>
        <span className={styles.text}>{words}</span>
      </span>
    </Link>
  );
}
