/** Who can receive tracking events (docs/contracts/tracking.md). */
export const trackingReceivers = ['console', 'api', 'baidu'] as const;

export type TrackingReceiver = (typeof trackingReceivers)[number];

/** Facts about the brand and the deployment that words and links on every page need; they come from configuration. */
export type SiteFacts = {
  brand: string;
  brandLatin: string;
  legalName: string;
  slogan: string;
  phone: string;
  email: string;
  addresses: readonly { city: string; line: string }[];
  /** Filing and licence strings; `待配置` until an operator sets them. */
  filings: { icp: string; police: string; licence: string };
  /** Canonical origin, without a slash at the end. */
  origin: string;
  /** External addresses; the login and trial buttons lead to `/home/login` while `adminUrl` is empty. */
  adminUrl: string;
  selectionUrl: string;
  showroomUrl: string;
  /** The online consultation: its provider's script (empty without one), and the days it is manned, Monday 1 to Sunday 7. */
  consult: { script: string; days: readonly number[] };
  /** Whether the requirement forms ask for a tick; a sentence says it where they do not. */
  consentRequired: boolean;
  /** Whether the address that a lead names carries the campaign that brought the visitor (content.md §3.1). */
  campaignInLeads: boolean;
  /** Where events go once a visitor has agreed to statistics; what counts as the action `manual`. */
  tracking: { receivers: readonly TrackingReceiver[]; baiduId: string; manual: 'article' | 'consult' };
  /** The domain that the `fromtype` cookie is set for; empty: this host alone. */
  parentDomain: string;
  variant: '' | 'white-label';
  /** No page of the site is for search engines. */
  unlisted?: true;
  demo: boolean;
  environment: 'dev' | 'testing' | 'pre' | 'prod';
  /** Name of a meta element → the code by which a search engine knows the site's owner. */
  verifications?: Readonly<Record<string, string>>;
};

/** Days of the free trial (spec §9). */
export const trialDays = 7;

/** How long a toast and a passing notice are seen, in milliseconds (spec §9). */
export const toastTime = 1500;
