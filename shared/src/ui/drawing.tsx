import type { ReactNode } from 'react';
import type { PictureFile } from '../contract/clip';

/** A scene without frame: the size it is drawn in and what is drawn. The same scene fills a window, a tile or a phone. */
export type Drawing = {
  width: number;
  height: number;
  Draw: () => ReactNode;
  /** It is drawn in parts of its place, so that its file takes whatever size the place has. */
  stretches?: true;
};

/** A scene with an arrangement of its own for phones held upright: composed again, not cut out of the wide one. */
export type TwoWayDrawing = Drawing & { tall: Drawing };

/** Who is in a scene, or what, as a file; at its upper left corner unless it says where. */
export type ScenePeople = PictureFile & { x?: number; y?: number };

export type SceneProps = {
  drawing: Drawing;
  /** The place is there at once, and stands without them. */
  people?: ScenePeople | readonly ScenePeople[] | undefined;
  /** For rules that reach it wherever a `<use>` shows it. */
  peopleClass?: string | undefined;
};

/** Not a component of its own: ids within a drawing follow from where it stands. */
function contentOf({ drawing: { Draw }, people, peopleClass }: SceneProps): ReactNode {
  if (!people) return <Draw />;
  return (
    <>
      <Draw />
      {[people].flat().map(({ src, width, height, x, y }) => (
        <image key={src} className={peopleClass} href={src} x={x} y={y} width={width} height={height} />
      ))}
    </>
  );
}

type FrameProps = SceneProps & { className?: string | undefined };

/**
 * The scene as a picture of its own that fills its box and is cut at the edges, as a camera would. Inside a drawing, where no
 * class says how large it is, it takes all the room.
 */
export function SceneFrame({ drawing, people, className }: FrameProps) {
  const { width, height } = drawing;

  return (
    <svg
      {...(className && { className, width, height })}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {contentOf({ drawing, people })}
    </svg>
  );
}

type BoxProps = { drawing: Drawing; x: number; y: number; width: number; height: number };

/** The scene in a box of a drawing, where nothing else shows it. */
export function SceneBox({ drawing: { width, height, Draw }, ...box }: BoxProps) {
  return (
    <svg {...box} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
      <Draw />
    </svg>
  );
}

/** Defines a scene once, so that several windows of one stage show it for the price of one; stands inside `<defs>`. */
export function SceneSymbol({ id, ...scene }: SceneProps & { id: string }) {
  const { width, height } = scene.drawing;

  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
      {contentOf(scene)}
    </symbol>
  );
}

/** A window onto a scene that `SceneSymbol` defined under this id. */
export function SceneWindow({ id, className }: { id: string; className?: string | undefined }) {
  return (
    <svg className={className} width="360" height="220" aria-hidden="true">
      <use href={`#${id}`} width="100%" height="100%" />
    </svg>
  );
}
