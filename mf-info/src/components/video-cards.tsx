import type { VideoSummary } from '@site/shared/contract/info';
import { Poster } from '@site/shared/ui/poster';
import { Link } from 'react-router-dom';
import { videoAddress } from '../info-addresses';
import styles from './video-cards.module.css';

type VideoCardsProps = {
  videos: readonly VideoSummary[];
  /** Cards in a row on wide screens. */
  columns: 3 | 4;
  heading?: 'h2' | 'h3';
  /** Shows what the video teaches below its title. */
  withSummary?: boolean;
};

/** Videos as cards: drawing with length, title, subject. */
export function VideoCards({ videos, columns, heading: Heading = 'h3', withSummary = false }: VideoCardsProps) {
  return (
    <ul className={columns === 4 ? `${styles.cards} ${styles.four}` : styles.cards}>
      {videos.map((video) => (
        <li key={video.id} className={styles.card}>
          <Poster scene={video.scene} seed={video.id} duration={video.duration} />
          <Heading className={styles.title}>
            <Link className={styles.link} to={videoAddress(video.id)}>
              {video.title}
            </Link>
          </Heading>
          {withSummary && <p className={styles.summary}>{video.summary}</p>}
          <p className={styles.facts}>
            <span className={styles.category}>{video.category}</span>
            <time dateTime={video.published}>{video.published}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
