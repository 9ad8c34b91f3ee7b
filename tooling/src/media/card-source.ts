import type { PlaceName } from '@site/shared/contract/place-names';
import type { Cover } from '@site/shared/contract/cover';
import type { Stage } from '@site/shared/contract/show';

/** What a share card shows: a title with a picture at its side. */
export type CardSource = {
  /** `card-` and the name of the content: `card-help-10009`. */
  id: string;
  /** A line break in it is kept; lines are broken between words. */
  title: string;
  /** Where it belongs, beside the brand: 帮助中心, 客户案例. */
  section: string;
  /** One short line below the title. */
  note?: string | undefined;
  ground: 'mint' | 'night';
  /** The state of a screen that the article or video is about; its first screen is drawn. */
  stage?: Stage | undefined;
  /** The cover of an article, or the poster of a plan. */
  cover?: { cover: Cover; seed: number } | undefined;
  poster?: { scene: string; seed: number } | undefined;
  /** The place of a case, in a frame. */
  place?: PlaceName | undefined;
  /** Else a scene of the stage kit in a frame. */
  scene?: string | undefined;
  /** What a case achieved. */
  figure?: { name: string; value: string; unit: string } | undefined;
};
