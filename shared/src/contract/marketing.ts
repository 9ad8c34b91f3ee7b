import { type Static, Type } from '@sinclair/typebox';
import { PictureFile } from './clip';
import { CaseSummary } from './cases';
import { Day, SceneName } from './common';

export const MarketingBanner = Type.Object({ title: Type.String(), text: Type.String(), scene: SceneName });

const marketingFields = {
  id: Type.Integer(),
  title: Type.String(),
  link: Type.String(),
  description: Type.String(),
  categoryId: Type.Integer(),
  categoryName: Type.String(),
  banner: MarketingBanner,
  /** The banner's scene as a file, for lists below the first view; absent until `npm run media` has drawn it. */
  picture: Type.Optional(PictureFile),
};

export const MarketingItem = Type.Object(marketingFields);

/** A group of the mobile menu (R3.28). */
export const MarketingGroup = Type.Object({
  categoryId: Type.Integer(),
  categoryName: Type.String(),
  contents: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
});

/** The six blocks of a marketing page, in the order mBanner, mScene, mProduct, mCase, mQs, mRecommend. */
export const MarketingDetail = Type.Object({
  ...marketingFields,
  published: Day,
  scenes: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  products: Type.Array(Type.Object({ name: Type.String(), text: Type.String(), link: Type.String() })),
  cases: Type.Array(CaseSummary),
  faqs: Type.Array(Type.Object({ ask: Type.String(), answer: Type.String() })),
  recommend: Type.Array(MarketingItem),
});

/** Flat, and the same items grouped for the mobile menu. */
export const MarketingLists = Type.Object({ list: Type.Array(MarketingItem), groups: Type.Array(MarketingGroup) });

export type MarketingBanner = Static<typeof MarketingBanner>;
export type MarketingItem = Static<typeof MarketingItem>;
export type MarketingGroup = Static<typeof MarketingGroup>;
export type MarketingDetail = Static<typeof MarketingDetail>;
export type MarketingLists = Static<typeof MarketingLists>;
