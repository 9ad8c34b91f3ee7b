import type { HeroLines, LabelledLink } from './product-page';
import type { SolutionKey } from './solutions/panels';

export type CampaignHead = { title: string; description: string; keywords: readonly string[] };

/** Campaign variants of the home page: other heroes, another order, one canonical. */
export type Campaign = {
  head: CampaignHead;
  hero: Required<HeroLines>;
  scenarios: { title: string; intro: string; first: SolutionKey };
  cases: {
    criteria: { featured: number; industries?: readonly string[]; kinds?: readonly string[] };
    text: { title: string; intro: string; more: LabelledLink };
  };
};
