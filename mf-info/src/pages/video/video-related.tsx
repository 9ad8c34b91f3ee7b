import { ArrowRight } from 'lucide-react';
import type { Tag as VideoTag, Video, VideoSummary } from '@site/shared/contract/info';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { VideoPoster } from '../../components/video-poster';
import { videoPageCopy } from '../../content/video';
import { helpArticleAddress, tagAddress, videoAddress } from '../../info-addresses';
import styles from './video-related.module.css';

function RelatedVideos({ videos }: { videos: readonly VideoSummary[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{videoPageCopy.related}</h2>
      <ul className={styles.cards} data-onward="">
        {videos.slice(0, 3).map((video) => (
          <LinkBox key={video.id} className={styles.card}>
            <VideoPoster video={video} />
            <div>
              <LinkTitle as="h3" className={styles.title} to={videoAddress(video.id)}>
                {video.title}
              </LinkTitle>
              <p className={styles.text}>{video.summary}</p>
            </div>
          </LinkBox>
        ))}
      </ul>
    </section>
  );
}

function RelatedHelp({ help }: Pick<Video, 'help'>) {
  return (
    <section>
      <h2 className={styles.heading}>{videoPageCopy.help}</h2>
      <ul className={styles.rows}>
        {help.map(({ id, title, summary }) => (
          <LinkBox key={id} look="row" className={styles.row}>
            <div>
              <LinkTitle as="h3" className={styles.title} to={helpArticleAddress(id)}>
                {title}
              </LinkTitle>
              <p className={styles.text}>{summary}</p>
            </div>
            <ArrowRight size={18} aria-hidden="true" />
          </LinkBox>
        ))}
      </ul>
    </section>
  );
}

type VideoRelatedProps = { videos: readonly VideoSummary[]; help: Video['help']; tags: readonly VideoTag[] };

/** Videos of the same kind, the help articles that say it in full, and the tags of this video. */
export function VideoRelated({ videos, help, tags }: VideoRelatedProps) {
  return (
    <div className={styles.band}>
      <div className={styles.columns}>
        {videos.length > 0 && <RelatedVideos videos={videos} />}
        <div>
          {help.length > 0 && <RelatedHelp help={help} />}
          {tags.length > 0 && (
            <div className={styles.tags}>
              <TagRow label={videoPageCopy.tags}>
                {tags.map(({ id, name }) => (
                  <Tag key={id} to={tagAddress(id)}>
                    {name}
                  </Tag>
                ))}
              </TagRow>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
