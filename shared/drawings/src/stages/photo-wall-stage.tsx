'use static';

import clsx from 'clsx/lite';
import type { PictureFile } from '@site/shared/contract/clip';
import { LiveDot } from '@site/shared/ui/live-dot';
import { ScanFace } from 'lucide-react';
import { partnersAlbum, type PhotoAlbum } from './photo-album';
import styles from './photo-wall-stage.module.css';
import { SceneFile } from './scene-file';
import { StageFrame, type StageGround } from './stage-frame';
import frame from './stage-frame.module.css';
import cards from './stage-card.module.css';

export type { PhotoAlbum };

/** Over a shot that is shown twice: as it came from the camera, and retouched right of the line. */
function Retouched() {
  return (
    <>
      <svg className={styles.compare} width="100%" height="100%" aria-hidden="true">
        <rect width="46%" height="100%" fill="#6F7466" opacity=".5" />
        <line x1="46%" x2="46%" y2="100%" stroke="#fff" strokeWidth="2" />
        <circle cx="46%" cy="50%" r="16" fill="#fff" />
        <svg x="46%" y="50%" overflow="visible">
          <path d="m-3-5-5 5 5 5M3-5l5 5-5 5" fill="none" stroke="#0B6E6E" strokeWidth="2" />
        </svg>
      </svg>
      <span className={styles.before}>原片</span>
      <span className={styles.after}>修图后</span>
    </>
  );
}

function FaceSearch({ found }: { found: PhotoAlbum['found'] }) {
  return (
    <div className={`${cards.card} ${cards.float} ${styles.found}`}>
      <span className={styles.scan}>
        <ScanFace size={26} aria-hidden="true" />
      </span>
      <span>
        <b>{found.text}</b>
        <small className={frame.quiet}>{found.note}</small>
      </span>
    </div>
  );
}

type PhotoWallStageProps = {
  album?: PhotoAlbum;
  /** Nine photos by what they show, five for phones: `drawingFiles` of the page. The first is being retouched and large. */
  pictures: Readonly<Record<string, PictureFile>>;
  ground?: StageGround;
  portrait?: boolean;
  className?: string;
};

/** Photos of an event that is still running: the wall, one shot before and after retouching, and the face search. */
export function PhotoWallStage({ album = partnersAlbum, pictures, className, ...frameProps }: PhotoWallStageProps) {
  const names = clsx(styles.album, className);

  return (
    <StageFrame label={album.label} className={names} {...frameProps}>
      <span className={styles.head}>
        <b>{album.name}</b>
        <span className={styles.count}>
          <LiveDot gap="narrow" />
          {album.count}
        </span>
        <span className={styles.chapters}>
          {album.chapters.map((chapter) => (
            <span key={chapter}>{chapter}</span>
          ))}
        </span>
      </span>
      <div className={styles.wall}>
        {Object.entries(pictures).map(([shows, file], index) => (
          <span key={shows} className={styles.shot}>
            <SceneFile file={file} className={styles.picture} />
            {index === 0 && <Retouched />}
          </span>
        ))}
      </div>
      <FaceSearch found={album.found} />
    </StageFrame>
  );
}
