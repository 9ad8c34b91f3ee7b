import type { VideoSummary } from '@site/shared/contract/info';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { videoAddress } from '../info-addresses';
import styles from './video-cards.module.css';
import { VideoPoster } from './video-poster';

type VideoCardsProps = {
  videos: readonly VideoSummary[];
  /** Cards in a row on wide screens. */
  columns: 3 | 4;
  heading?: 'h2' | 'h3';
  /** Shows the summary below the title. */
  withSummary?: boolean;
};

/** Videos as cards: drawing with length, title, subject. */
export function VideoCards({ videos, columns, heading = 'h3', withSummary = false }: VideoCardsProps) {
  return (
    <ul className={columns === 4 ? `${styles.cards} ${styles.four}` : styles.cards}>
      {videos.map((video) => (
        <LinkBox key={video.id}>
          <VideoPoster video={video} />
          <LinkTitle as={heading} className={styles.title} to={videoAddress(video.id)}>
            {video.title}
          </LinkTitle>
          {withSummary && <p className={styles.summary}>{video.summary}</p>}
          <p className={styles.facts}>
            <span className={styles.category}>{video.category}</span>
            <time dateTime={video.published}>{video.published}</time>
          </p>
        </LinkBox>
      ))}
    </ul>
  );
}
