import type { Stage } from '@site/shared/contract/show';

/** What a share card shows: a title with a screen or a scene at its side. */
export type CardSource = {
  /** `card-` and the name of the content: `card-help-10009`. */
  id: string;
  /** One or two lines; a line break stands where the clause ends, longer ones are broken to fit. */
  title: string;
  /** Where it belongs, beside the brand: 帮助中心, 客户案例. */
  section: string;
  /** One short line below the title. */
  note?: string | undefined;
  ground: 'mint' | 'night';
  /** The state of a screen that the article or video is about; its first screen is drawn. */
  stage?: Stage | undefined;
  /** Else a scene of the stage kit in a frame. */
  scene?: string | undefined;
};
