import type { HeadContext, PageHead } from '@site/shared/page/page-handle';
import type { CampaignHead } from '../content/campaign';

/** A campaign's home page is the home page to search engines. */
export function campaignHead({ title, description, keywords }: CampaignHead, { site }: HeadContext): PageHead {
  return { title: `${title}-${site.brand}`, description, keywords, canonical: '/' };
}
