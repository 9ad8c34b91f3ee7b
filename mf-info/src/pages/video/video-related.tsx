import type { Tag as VideoTag, VideoSummary } from '@site/shared/contract/info';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { Poster } from '@site/shared/ui/poster';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { videoPageCopy } from '../../content/video';
import { tagAddress, videoAddress } from '../../info-addresses';
import styles from './video-related.module.css';

type VideoRelatedProps = { videos: readonly VideoSummary[]; tags: readonly VideoTag[] };

/** Related videos, and the tags of this video. */
export function VideoRelated({ videos, tags }: VideoRelatedProps) {
  return (
    <aside className={styles.rail}>
      {videos.length > 0 && (
        <section>
          <h2 className={styles.heading}>{videoPageCopy.more}</h2>
          <ul className={styles.list}>
            {videos.map((video) => (
              <LinkBox key={video.id} className={styles.entry}>
                <Poster scene={video.scene} seed={video.id} />
                <div>
                  <LinkTitle as="h3" className={styles.title} to={videoAddress(video.id)}>
                    {video.title}
                  </LinkTitle>
                  <p className={styles.facts}>
                    {video.category}，{video.duration}
                  </p>
                </div>
              </LinkBox>
            ))}
          </ul>
        </section>
      )}
      {tags.length > 0 && (
        <section>
          <h2 className={styles.heading}>{videoPageCopy.tags}</h2>
          <TagRow label={videoPageCopy.tags}>
            {tags.map(({ id, name }) => (
              <Tag key={id} to={tagAddress(id)}>
                {name}
              </Tag>
            ))}
          </TagRow>
        </section>
      )}
    </aside>
  );
}
