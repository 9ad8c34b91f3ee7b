import { SceneFile } from '@site/drawings/stages/scene-file';
import { StageFrame } from '@site/drawings/stages/stage-frame';
import { ScanFace } from 'lucide-react';
import { imageAlbum } from '../../content/home-image-live/stages';
import styles from './home-image-live-album.module.css';
import { foundPhotos } from './home-image-live-scenes';

/** One guest's own album on a phone, and the three steps to it. */
export function AlbumStage() {
  const { label, name, found, consent, remove, download, steps } = imageAlbum;

  return (
    <StageFrame label={label} className={styles.album}>
      <div className={styles.steps}>
        {steps.map((step, index) => (
          <span key={step.name} className={styles.step}>
            <span className={styles.number}>{index + 1}</span>
            <span>
              <b>{step.name}</b>
              {step.text}
            </span>
          </span>
        ))}
      </div>
      <div className={styles.phone}>
        <div className={styles.screen}>
          <b className={styles.name}>{name}</b>
          <span className={styles.found}>
            <ScanFace size={22} aria-hidden="true" />
            {found}
          </span>
          <span className={styles.shots}>
            {Object.entries(foundPhotos).map(([shows, file]) => (
              <SceneFile key={shows} file={file} className={styles.shot} />
            ))}
          </span>
          <span className={styles.download}>{download}</span>
          <span className={styles.consent}>
            {consent}
            <u>{remove}</u>
          </span>
        </div>
      </div>
    </StageFrame>
  );
}
