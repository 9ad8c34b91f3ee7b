import type { PlaceName } from '@site/shared/contract/place-names';
import { inFile } from '@site/shared/ui/drawing-root';
import { placeDrawings } from './place-drawings';

type PlaceSvgProps = { place: PlaceName; width: number; height: number };

/** A place of work that fills a box. */
export function PlaceSvg({ place, width, height }: PlaceSvgProps) {
  const { Draw, ...drawn } = placeDrawings[place];
  return (
    <svg
      {...inFile}
      width={width}
      height={height}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <Draw />
    </svg>
  );
}

/** Twice as large as it is drawn: as large as a page shows it. */
export function placeSize(place: PlaceName): { width: number; height: number } {
  const { width, height } = placeDrawings[place];
  return { width: width * 2, height: height * 2 };
}
