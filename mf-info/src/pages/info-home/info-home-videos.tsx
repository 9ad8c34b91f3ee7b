import type { VideoSummary } from '@site/shared/contract/info';
import { MoreLink } from '@site/shared/ui/more-link';
import { VideoCards } from '../../components/video-cards';
import { portalWords } from '../../content/portal-words';
import { videosAddress } from '../../info-addresses';
import styles from './info-home-videos.module.css';

/** Four videos, and the way to the college for those who want a course. */
export function InfoHomeVideos({ videos }: { videos: readonly VideoSummary[] | null }) {
  const { heading, words, link, to } = portalWords.lectures;

  return (
    <div className={styles.band}>
      {videos && videos.length > 0 && (
        <section className={styles.videos}>
          <div className={styles.head}>
            <div>
              <h2 className={styles.title}>{portalWords.videos}</h2>
              <p className={styles.words}>{portalWords.videosIntro}</p>
            </div>
            <MoreLink to={videosAddress}>{portalWords.videosMore}</MoreLink>
          </div>
          <VideoCards videos={videos} columns={4} />
        </section>
      )}
      <section className={styles.lectures}>
        <div>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.words}>{words}</p>
        </div>
        <MoreLink to={to}>{link}</MoreLink>
      </section>
    </div>
  );
}
