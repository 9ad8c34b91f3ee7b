import { type Static, Type } from '@sinclair/typebox';
import { PictureFile } from './clip';
import { Day, SceneName } from './common';

export const FriendLink = Type.Object({ name: Type.String(), link: Type.String() });

export const HomeBanner = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  link: Type.String(),
  scene: SceneName,
  /** The scene as a file; absent until `npm run media` has drawn it. */
  picture: Type.Optional(PictureFile),
});

export const MediaReport = Type.Object({
  id: Type.Integer(),
  outlet: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  published: Day,
  link: Type.String(),
});

export const MarketingTool = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  text: Type.String(),
  /** 预热, 互动, 转化 or 复盘. */
  group: Type.String(),
  /** Names of the plans that include it. */
  plans: Type.Array(Type.String()),
  helpId: Type.Integer(),
});

export const Job = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  place: Type.String(),
  kind: Type.String(),
  duties: Type.Array(Type.String()),
  wants: Type.Array(Type.String()),
});

export const Question = Type.Object({ ask: Type.String(), answer: Type.String() });

/** One plan of the price page; `price` is yuan a year, null where it is quoted. Example prices. */
export const PricingPlan = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  fits: Type.String(),
  price: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** `7 天` of the trial, `年` of a plan, empty where it is quoted. */
  period: Type.String(),
  recommended: Type.Boolean(),
  /** Included features, in the order of the cards. */
  facts: Type.Array(Type.Object({ key: Type.String(), name: Type.String(), value: Type.String() })),
});

/** One row of the comparison: its value in each plan, in the order of the plans; `✓`, `–`, a number or 加购. */
export const PricingFeature = Type.Object({
  key: Type.String(),
  group: Type.String(),
  name: Type.String(),
  values: Type.Array(Type.String()),
});

/** What is bought beside a plan: yuan for each `unit`, at least that where it is `starting`; null where it is quoted. One that is `of` another is a kit of it. */
export const AddOn = Type.Object({
  key: Type.String(),
  of: Type.Optional(Type.String()),
  name: Type.String(),
  price: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  starting: Type.Optional(Type.Boolean()),
  unit: Type.String(),
  text: Type.String(),
});

/** What prose says of a price, a limit, a period or a promise, by its name (docs/contracts/content.md#facts). */
export const Fact = Type.Object({ name: Type.String(), text: Type.String() });

/** A version that was current before. */
export const EarlierVersion = Type.Object({ version: Type.String(), updated: Day, changes: Type.Array(Type.String()) });

export const Download = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  text: Type.String(),
  platform: Type.String(),
  version: Type.String(),
  size: Type.String(),
  updated: Day,
  requires: Type.String(),
  changes: Type.Array(Type.String()),
  /** URL of the file or its app store page. */
  link: Type.String(),
  /** Of the file, in hexadecimal; empty for app stores. */
  sha256: Type.String(),
  /** Newest first. */
  history: Type.Array(EarlierVersion),
});

/** Raised by every import that changed something; part of the shell's cache key. 0 before the first import. */
export const ContentRevision = Type.Object({
  revision: Type.Integer(),
  importedAt: Type.Union([Type.String(), Type.Null()]),
});

/** Content of `logInfo`; clients mask personal data, and the service masks again. */
export type FailedRequest = {
  title: string;
  message: string;
  url: string;
  payload: unknown;
  status: number;
  statusText: string;
  responseData: unknown;
};

export type FriendLink = Static<typeof FriendLink>;
export type HomeBanner = Static<typeof HomeBanner>;
export type MediaReport = Static<typeof MediaReport>;
export type MarketingTool = Static<typeof MarketingTool>;
export type Job = Static<typeof Job>;
export type Question = Static<typeof Question>;
export type ContentRevision = Static<typeof ContentRevision>;
export type PricingPlan = Static<typeof PricingPlan>;
export type PricingFeature = Static<typeof PricingFeature>;
export type AddOn = Static<typeof AddOn>;
export type Fact = Static<typeof Fact>;
export type Download = Static<typeof Download>;
