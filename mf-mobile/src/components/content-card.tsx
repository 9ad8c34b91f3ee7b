import type { PictureFile } from '@site/shared/contract/clip';
import { Poster } from '@site/shared/ui/poster';
import { Link } from 'react-router-dom';
import styles from './content-card.module.css';

type ContentCardProps = {
  to: string;
  /** The drawing, and the content's id as its seed. */
  scene: string;
  seed: number;
  /** The drawing as a file. */
  picture: PictureFile | undefined;
  kicker?: string;
  name: string;
  text: string;
};

/** A content to open, as a card of a row to swipe. */
export function ContentCard({ to, scene, seed, picture, kicker, name, text }: ContentCardProps) {
  return (
    <Link className={styles.card} to={to}>
      <Poster scene={scene} seed={seed} picture={picture} square />
      <span className={styles.body}>
        {kicker && <span className={styles.kicker}>{kicker}</span>}
        <b className={styles.name}>{name}</b>
        <span className={styles.text}>{text}</span>
      </span>
    </Link>
  );
}
