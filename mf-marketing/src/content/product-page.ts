import type { PageAsk } from '@site/shared/page/page-asks';

/** Text broken into lines by hand, at clauses. */
export type Lines = readonly string[];

export type LabelledLink = { text: string; link: string };

/** `more` leads to what the answer speaks of. */
export type Question = { ask: string; answer: string; more?: LabelledLink };

/** What somebody in the company asks the day after, why nobody can tell, and what changes. */
export type Pain = { who: string; ask: string; why: string; answer: string };

/** One thing that the product does, with its points; the page sets a stage beside it. */
export type Feature = {
  title: Lines;
  intro: string;
  points: readonly { name: string; text: string }[];
  more?: LabelledLink;
};

/** One line of a run sheet. */
export type RunStep = { when: string; what: string; who: string; tool: string };

export type RunPhase = { name: string; span: string; steps: readonly RunStep[] };

export type ServicePromise = { figure: string; name: string; text: string };

export type RelatedLink = { name: string; text: string; link: string };

/** Metadata of a product page. */
export type ProductHead = {
  /** Without the brand, which the page adds. */
  title: string;
  description: string;
  keywords: Lines;
  /** Last crumb and name of the product. */
  name: string;
  /** The phone counterpart. */
  alternate?: string;
};

/** What one sees on a still, and what that is good for. */
export type StillWords = { title: string; text: string; points: readonly string[] };

export type NamedText = { name: string; text: string };

/** One piece of work, how it goes without the product and how with it. */
export type Comparison = { work: string; before: string; after: string };

/** One stop on a line of steps. */
export type LineStep = { when: string; name: string; text: string };

/** Cases of a page: which to select from the library, and their copy. */
export type CaseCopy = {
  title: string;
  intro: string;
  product: string;
  kinds: Lines;
  /** The case that the page tells: each page another. */
  featured: number;
  /** What is to be seen of it, where the page has a drawing of its own. */
  shows?: string;
  more: LabelledLink;
};

export type HeroLines = { title: Lines; intro: Lines; note?: string; ask: PageAsk };

export type LeadLines = {
  title: Lines;
  intro?: string;
  steps?: readonly { when: string; what: string }[];
  card?: { title: string; submit: string };
  /** The one of the page's hero, if it is not a trial. */
  ask?: PageAsk;
};

export type SectionAnchor = { id: string; name: string };

/** A duty of a trade: what the tool does about it, and what stays with the organiser. */
export type Rule = { name: string; tool: string; yours: string };

/** A table: names of its columns, then rows that begin with their own name. */
export type FactRows = { columns: Lines; rows: readonly (readonly [string, ...string[]])[] };
