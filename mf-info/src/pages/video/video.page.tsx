import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { useSite } from '@site/shared/store';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { Poster } from '@site/shared/ui/poster';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PortalHeader } from '../../components/portal-header';
import { videoPageCopy } from '../../content/video';
import { videoAddress } from '../../info-addresses';
import { infoService } from '../../info-service';
import { crumbsOf } from './video.handle';
import styles from './video.module.css';
import { VideoRelated } from './video-related';
import { VideoTranscript } from './video-transcript';

export { handle } from './video.handle';

export async function loader({ params }: LoaderFunctionArgs) {
  return infoService.video(readId(params.id, 'Video') ?? notFound('Video without an id'));
}

/** A video: its picture, summary, transcript and related videos. */
export function Component() {
  const video = useLoaderData<typeof loader>();
  const demo = useSite((state) => state.site.demo);

  return (
    <>
      <PortalHeader tab="video" own={false} />
      <div className={styles.columns}>
        <article>
          <Breadcrumb crumbs={crumbsOf(video)} />
          <h1 className={styles.title}>{video.title}</h1>
          <p className={styles.summary}>{video.summary}</p>
          <p className={styles.facts}>
            <span>{video.category}</span>
            <time dateTime={video.published}>{video.published}</time>
            <span>时长 {video.duration}</span>
          </p>
          <Poster scene={video.scene} seed={video.id} />
          {demo && <p className={styles.demo}>{videoPageCopy.demo}</p>}
          <VideoTranscript lines={video.transcript} />
          <Neighbours prev={video.prev} next={video.next} address={videoAddress} />
        </article>
        <VideoRelated videos={video.related} tags={video.tags} />
      </div>
    </>
  );
}
