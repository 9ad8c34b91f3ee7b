import type { Video } from '@site/shared/contract/info';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { ShareTools } from '@site/shared/ui/share-tools';
import { TitleLines } from '@site/shared/ui/title-lines';
import { PortalTabs } from '../../components/portal-tabs';
import { crumbsOf } from './video.handle';
import styles from './video-head.module.css';

/** Ripples behind the stage, as on every dark ground of the site. */
function Ripples() {
  return (
    <div className={styles.ripples} aria-hidden="true">
      <svg
        width="1440"
        height="900"
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMin slice"
        fill="none"
        stroke="#7fe3d4"
      >
        {[260, 380, 510, 650, 800].map((radius, index) => (
          <circle key={radius} cx="1010" cy="300" r={radius} opacity={0.11 - 0.015 * index} />
        ))}
      </svg>
    </div>
  );
}

/** Where the video stands in the portal, its title, and what it is about. */
export function VideoHead({ video }: { video: Video }) {
  return (
    <>
      <Ripples />
      <div className={styles.place}>
        <Breadcrumb crumbs={crumbsOf(video)} onDark />
        <PortalTabs tab="video" own={false} onDark />
      </div>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>
            <TitleLines lines={[video.title]} />
          </h1>
          <p className={styles.summary}>{video.summary}</p>
        </div>
        <p className={styles.facts}>
          <span>{video.category}</span>
          <span>{video.duration}</span>
          <time dateTime={video.published}>{video.published}</time>
          <ShareTools onDark />
        </p>
      </header>
    </>
  );
}
