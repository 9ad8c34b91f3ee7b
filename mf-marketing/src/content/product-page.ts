import type { ScenePictureName } from '@site/shared/ui/stages/scene-picture';

/** Words that a page breaks into lines by hand, at clauses. */
export type Lines = readonly string[];

export type Question = { ask: string; answer: string };

export type LinkWords = { words: string; link: string };

/** What somebody in the company asks the day after, why nobody can tell, and what changes. */
export type Pain = { who: string; ask: string; why: string; answer: string };

/** One thing that the product does, with its points; the page sets a stage beside it. */
export type Feature = {
  title: Lines;
  intro: string;
  points: readonly { name: string; words: string }[];
  more?: LinkWords;
};

/** One line of a run sheet. */
export type RunStep = { when: string; what: string; who: string; tool: string };

export type RunPhase = { name: string; span: string; steps: readonly RunStep[] };

export type SceneCard = { name: string; words: string; scene: ScenePictureName };

export type ServicePromise = { figure: string; name: string; words: string };

export type RelatedLink = { name: string; words: string; link: string };

/** What search engines read of a product page. */
export type ProductHead = {
  /** Without the brand, which the page adds. */
  title: string;
  description: string;
  keywords: Lines;
  /** Last crumb and name of the product. */
  name: string;
  /** The partner page on phones. */
  alternate?: string;
};
