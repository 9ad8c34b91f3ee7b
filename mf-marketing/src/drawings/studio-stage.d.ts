import type { PictureFile } from '@site/shared/contract/clip';
import { type VirtualStudio } from './virtual-studio';
export type { VirtualStudio };
type StudioStageProps = {
  studio?: VirtualStudio;
  /** The same as files, for places that are not seen at first: what is on air, and the sets in their order. */
  files?: {
    onAir: PictureFile;
    sets: readonly PictureFile[];
  };
  className?: string;
};
/** A green room at the left of the line, the set that it becomes at the right, and the sets to choose from below. */
export declare function StudioStage({ studio, files, className }: StudioStageProps): import('react').JSX.Element;
