import type { CompanyFacts } from '../contract/company-facts';

/** Receivers of tracking events (docs/contracts/tracking.md). */
export const trackingReceivers = ['console', 'api', 'baidu'] as const;

export type TrackingReceiver = (typeof trackingReceivers)[number];

/** Company and deployment settings that every page needs, from the configuration. */
export type SiteFacts = CompanyFacts & {
  /** Canonical origin, without a slash at the end. */
  origin: string;
  /** External addresses; `/home/login` forwards to `adminUrl`, and is a page of its own while that is empty. */
  adminUrl: string;
  selectionUrl: string;
  /** With product, hall and meeting in its query. */
  showroomUrl: string;
  /** The online consultation: its provider's script (empty without one), and the days it is manned, Monday 1 to Sunday 7. */
  consult: { script: string; days: readonly number[] };
  /** Whether the requirement forms have a consent checkbox instead of a sentence. */
  consentRequired: boolean;
  /** Whether the URL of a lead contains the campaign of the visit. */
  campaignInLeads: boolean;
  /** Receiver of events once a visitor has consented to statistics; what counts as the action `manual`. */
  tracking: { receivers: readonly TrackingReceiver[]; baiduId: string; manual: 'article' | 'consult' };
  /** The category whose marketing contents the menus list (R2.160). */
  marketMenuId: number;
  variant: '' | 'white-label';
  /** The whole site is `noindex`. */
  unlisted?: true;
  demo: boolean;
  environment: 'dev' | 'testing' | 'pre' | 'prod';
  /** Address of WeChat's JS-SDK; only where an account is configured. */
  weChatScript?: string;
  /** Origin of the development server that pages listen to (docs/how-to/develop-a-section.md); only under `npm run dev`. */
  hotServer?: string;
  /** Name of a meta element → verification code of a search engine. */
  verifications?: Readonly<Record<string, string>>;
};

/** Duration of toasts and temporary notices, in milliseconds (R9.5). */
export const toastTime = 1500;
