'use static';

import clsx from 'clsx/lite';
import type { PictureFile } from '@site/shared/contract/clip';
import { ScenePicture } from '@site/drawings/stages/scene-picture';
import { StageFrame } from '@site/drawings/stages/stage-frame';
import { studioPicture } from './studio-picture';
import styles from './studio-stage.module.css';
import { launchStudio, type VirtualStudio } from './virtual-studio';

type StudioStageProps = {
  studio?: VirtualStudio;
  /** The same as files, for places that are not seen at first: what is on air, and the sets in their order. */
  files?: { onAir: PictureFile; sets: readonly PictureFile[] };
  className?: string;
};

/** A green room at the left of the line, the set that it becomes at the right, and the sets to choose from below. */
export function StudioStage({ studio = launchStudio, files, className }: StudioStageProps) {
  const [first] = studio.sets;
  const names = clsx(styles.studio, className);

  return (
    <StageFrame label={studio.label} className={names}>
      <div className={styles.window}>
        {first && <ScenePicture scene={files?.onAir ?? studioPicture(first.drawing)} className={styles.picture} />}
        <span className={styles.raw}>{studio.raw}</span>
        <span className={styles.keyed}>{studio.keyed}</span>
      </div>
      <div className={styles.desk}>
        {studio.sets.map(({ name, drawing }, index) => (
          <span key={name} className={styles.set}>
            <ScenePicture scene={files?.sets[index] ?? drawing} className={styles.thumb} />
            <span className={styles.name}>{name}</span>
          </span>
        ))}
      </div>
      <div className={styles.settings}>
        {studio.settings.map(({ name, value }) => (
          <span key={name}>
            {name}
            <b>{value}</b>
          </span>
        ))}
      </div>
    </StageFrame>
  );
}
