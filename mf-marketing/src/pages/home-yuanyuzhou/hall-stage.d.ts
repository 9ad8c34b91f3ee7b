import type { ExhibitionHall } from './exhibition-hall';
export type { ExhibitionHall };
type HallStageProps = {
  hall?: ExhibitionHall;
  className?: string;
};
/** An exhibition hall from above with its stands, visitors and hot spots; one of them is open. */
export declare function HallStage({ hall, className }: HallStageProps): import('react').JSX.Element;
