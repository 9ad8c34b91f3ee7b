import type { Tag as VideoTag, VideoSummary } from '@site/shared/contract/info';
import { Poster } from '@site/shared/ui/poster';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { Link } from 'react-router-dom';
import { videoPageWords } from '../../content/portal-words';
import { tagAddress, videoAddress } from '../../info-addresses';
import styles from './video-related.module.css';

type VideoRelatedProps = { videos: readonly VideoSummary[]; tags: readonly VideoTag[] };

/** What to watch next, and the tags of this video. */
export function VideoRelated({ videos, tags }: VideoRelatedProps) {
  return (
    <aside className={styles.rail}>
      {videos.length > 0 && (
        <section>
          <h2 className={styles.heading}>{videoPageWords.more}</h2>
          <ul className={styles.list}>
            {videos.map((video) => (
              <li key={video.id} className={styles.entry}>
                <Poster scene={video.scene} seed={video.id} />
                <div>
                  <h3 className={styles.title}>
                    <Link className={styles.link} to={videoAddress(video.id)}>
                      {video.title}
                    </Link>
                  </h3>
                  <p className={styles.facts}>
                    {video.category}，{video.duration}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tags.length > 0 && (
        <section>
          <h2 className={styles.heading}>{videoPageWords.tags}</h2>
          <TagRow label={videoPageWords.tags}>
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
