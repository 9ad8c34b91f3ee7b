import type { VideoSummary } from '@site/shared/contract/info';
import { ActionStrip } from '@site/shared/ui/action-strip';
import { MoreLink } from '@site/shared/ui/more-link';
import { VideoCards } from '../../components/video-cards';
import { infoHomeCopy } from '../../content/info-home';
import { videosAddress } from '../../info-addresses';
import styles from './info-home-videos.module.css';

/** Four videos, and the way to the college for those who want a course. */
export function InfoHomeVideos({ videos }: { videos: readonly VideoSummary[] | null }) {
  const { heading, text, link, to } = infoHomeCopy.lectures;

  return (
    <div className={styles.band}>
      {videos && videos.length > 0 && (
        <section className={styles.videos}>
          <div className={styles.head}>
            <div>
              <h2 className={styles.title}>{infoHomeCopy.videos}</h2>
              <p className={styles.text}>{infoHomeCopy.videosIntro}</p>
            </div>
            <MoreLink to={videosAddress}>{infoHomeCopy.videosMore}</MoreLink>
          </div>
          <VideoCards videos={videos} columns={4} />
        </section>
      )}
      <ActionStrip ground="sand" className={styles.lectures} heading={heading} text={text}>
        <MoreLink to={to}>{link}</MoreLink>
      </ActionStrip>
    </div>
  );
}
