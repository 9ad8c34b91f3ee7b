import type { ExhibitionHall } from './exhibition-hall';
/** The hall itself; stands are drawn from the back to the front. */
export declare function HallPicture({
  hall,
  className,
}: {
  hall: ExhibitionHall;
  className: string | undefined;
}): import('react').JSX.Element;
