import type { HeroLines } from './product-page';

export type CampaignHead = { title: string; description: string; keywords: readonly string[] };

/** Campaign variants of the home page: other heroes, another order, one canonical. */
export type Campaign = { head: CampaignHead; hero: Required<HeroLines> };
