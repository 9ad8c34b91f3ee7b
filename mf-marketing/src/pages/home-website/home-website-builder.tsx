import { SceneAtOnce } from '@site/drawings/stages/scene-at-once';
import { SceneFrame } from '@site/shared/ui/drawing';
import { productRevealScene } from '@site/drawings/worlds/product-reveal-scene';
import { GripVertical } from 'lucide-react';
import { siteBuilder } from '../../content/home-website/stages';
import styles from './home-website-builder.module.css';
import { replayPictures } from './home-website-scenes';

const { label, name, palette, page } = siteBuilder;
const dragged = page.dropped.name;
const replays = Object.values(replayPictures);

function Page() {
  return (
    <div className={styles.page}>
      <span className={styles.head}>
        <b>{page.name}</b>
        {page.nav.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
      <span className={styles.live}>
        <SceneFrame drawing={productRevealScene} className={styles.livePicture} />
        <span className={styles.liveText}>
          <b className={styles.state}>{page.live.state}</b>
          {page.live.name}
          <small>{page.live.watch}</small>
        </span>
      </span>
      <span className={styles.drop}>
        <b>{page.dropped.name}</b>
        {page.dropped.shows.map((show) => (
          <span key={show} className={styles.show}>
            {show}
          </span>
        ))}
      </span>
      <span className={styles.replays}>
        {page.replays.map((replay, index) => (
          <span key={replay}>
            {replays[index] && <SceneAtOnce file={replays[index]} className={styles.replay} />}
            {replay}
          </span>
        ))}
      </span>
    </div>
  );
}

/** A site while it is put together: blocks on the left, one of them just dropped into the page. */
export function SiteBuilder() {
  return (
    <div className={styles.builder} role="img" aria-label={label}>
      <span className={styles.bar}>{name}</span>
      <div className={styles.palette}>
        <b>{palette.name}</b>
        {palette.list.map((block) => (
          <span key={block} className={block === dragged ? `${styles.block} ${styles.taken}` : styles.block}>
            <GripVertical size={14} aria-hidden="true" />
            {block}
          </span>
        ))}
      </div>
      <Page />
    </div>
  );
}
