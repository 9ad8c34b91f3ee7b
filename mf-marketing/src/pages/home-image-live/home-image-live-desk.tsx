import { StageFrame } from '@site/drawings/stages/stage-frame';
import { SceneFile } from '@site/drawings/stages/scene-file';
import { imageDesk } from '../../content/home-image-live/stages';
import styles from './home-image-live-desk.module.css';
import { checkedPhotos, queuedPhotos } from './home-image-live-scenes';

const { shooting, retouch, review } = imageDesk;
const flagged = 1;

function Head({ role, count }: { role: string; count: string }) {
  return (
    <span className={styles.head}>
      <b>{role}</b>
      {count}
    </span>
  );
}

function Shooting() {
  return (
    <div>
      <Head {...shooting} />
      {shooting.cameras.map(({ name, percent, state }) => (
        <span key={name} className={styles.camera}>
          <span>{name}</span>
          <small>{state}</small>
          <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
            <rect width="100%" height="6" rx="3" fill="#E3EDED" />
            <rect width={`${percent}%`} height="6" rx="3" fill="#0B6E6E" />
          </svg>
        </span>
      ))}
    </div>
  );
}

function Retouch() {
  return (
    <div>
      <Head {...retouch} />
      <span className={styles.thumbs}>
        {Object.entries(queuedPhotos).map(([shows, file]) => (
          <SceneFile key={shows} file={file} className={styles.thumb} />
        ))}
      </span>
      <b className={styles.preset}>{retouch.preset}</b>
      <span className={styles.moves}>
        {retouch.moves.map((move) => (
          <span key={move}>{move}</span>
        ))}
      </span>
    </div>
  );
}

function Review() {
  return (
    <div>
      <Head {...review} />
      {Object.entries(checkedPhotos).map(([shows, file], index) => (
        <span key={shows} className={styles.check}>
          <SceneFile file={file} className={styles.small} />
          <span className={index === flagged ? styles.flagged : styles.ok}>
            {index === flagged ? review.flagged : review.ok}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Three lanes: who shoots, who retouches, who lets pass. */
export function DeskStage() {
  return (
    <StageFrame label={imageDesk.label} ground="paper" className={styles.desk}>
      <Shooting />
      <Retouch />
      <Review />
    </StageFrame>
  );
}
