import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { ShowTheatre } from '@site/drawings/player/show-theatre';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { videoAddress } from '../../info-addresses';
import { infoService } from '../../info-service';
import styles from './video.module.css';
import { VideoHead } from './video-head';
import { VideoRelated } from './video-related';
import { VideoTasks } from './video-tasks';

export { handle } from './video.handle';

export async function loader({ params }: LoaderFunctionArgs) {
  return infoService.video(readId(params.id, 'Video') ?? notFound('Video without an id'));
}

/** A video: the show with its transcript, what one can do after it, and where to go on. */
export function Component() {
  const video = useLoaderData<typeof loader>();
  const { id, title, show, clip, stills, prev, next } = video;

  return (
    <>
      <article>
        <div className={styles.hall}>
          <VideoHead video={video} />
          <ShowTheatre key={id} show={show} title={title} clip={clip} still={stills?.[0]} />
        </div>
        <FirstScreenEnd />
        <VideoTasks show={show} stills={stills} film={clip?.sources[0]?.src ?? ''} />
      </article>
      <VideoRelated videos={video.related} help={video.help} tags={video.tags} />
      <div className={styles.neighbours}>
        <Neighbours prev={prev} next={next} address={videoAddress} />
      </div>
    </>
  );
}
