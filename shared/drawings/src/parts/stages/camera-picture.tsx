import type { PictureFile } from '@site/shared/contract/clip';
import { SceneFile } from '../../stages/scene-file';
import { type ShownScene } from '../../stages/scene-picture';
import { SceneSymbol, SceneWindow } from '@site/shared/ui/drawing';
import styles from './camera-picture.module.css';

/** What a camera sees: the id of a drawing that the console defines once, or a file. */
export type CameraView = string | PictureFile;

/** One view a picture, with ids that begin with this one. On a desk that is operated windows change what they show: all are ids. */
export function viewsOf(
  pictures: readonly ShownScene[],
  { id, operated }: { id: string; operated: boolean },
): CameraView[] {
  return pictures.map((picture, index) => ('src' in picture && !operated ? picture : `${id}${index}`));
}

/** A file as a scene that windows show by its id; it fills them as its drawing does. */
function FileSymbol({ id, file: { src, width, height } }: { id: string; file: PictureFile }) {
  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
      <image className={styles.file} href={src} width={width} height={height} />
    </symbol>
  );
}

type CameraSymbolsProps = { pictures: readonly ShownScene[]; views: readonly CameraView[] };

/** Defines what views name by an id. */
export function CameraSymbols({ pictures, views }: CameraSymbolsProps) {
  if (views.every((view) => typeof view === 'object')) return null;

  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        {pictures.map((picture, index) => {
          const id = views[index];
          if (typeof id !== 'string') return null;
          return 'src' in picture ? (
            <FileSymbol key={id} id={id} file={picture} />
          ) : (
            <SceneSymbol key={id} id={id} drawing={picture} people={picture.people} peopleClass={styles.file} />
          );
        })}
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
