import type { PictureFile } from '../../../contract/clip';
import { SceneFile } from '../scene-file';
import { type ShownScene } from '../scene-picture';
import { SceneSymbol, SceneWindow } from '../scenes/drawing';
import styles from './camera-picture.module.css';

/** What a camera sees: the id of a drawing that the console defines once, or a file. */
export type CameraView = string | PictureFile;

/** One view a picture, with ids that begin with this one. */
export function viewsOf(pictures: readonly ShownScene[], id: string): CameraView[] {
  return pictures.map((picture, index) => ('src' in picture ? picture : `${id}${index}`));
}

/** Defines the drawings among the pictures; files need nothing of the page. */
export function CameraSymbols({ pictures, id }: { pictures: readonly ShownScene[]; id: string }) {
  if (pictures.every((picture) => 'src' in picture)) return null;

  return (
    <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
      <defs>
        {pictures.map((picture, index) =>
          'src' in picture ? null : <SceneSymbol key={`${id}${index}`} id={`${id}${index}`} drawing={picture} />,
        )}
      </defs>
    </svg>
  );
}

/** A window onto what a camera sees. */
export function CameraPicture({ view, className }: { view: CameraView | undefined; className: string | undefined }) {
  return typeof view === 'object' ? (
    <SceneFile file={view} className={className} />
  ) : (
    <SceneWindow id={view ?? ''} className={className} />
  );
}
