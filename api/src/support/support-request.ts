import type { SupportFields } from '@site/shared/contract/support-fields';
import type { LeadFlag } from '../leads/lead';

/** A request for help in clear. Times are ISO 8601 in UTC, except `happenedAt`, which is the visitor's words. */
export type SupportCase = SupportFields & {
  id: string;
  key: string;
  /** `ZB-` and eight characters, told to the visitor. */
  caseNumber: string;
  /** The page with the form. */
  url: string;
  consentAt: string | null;
  flags: LeadFlag[];
  receivedAt: string;
};

/** A request of which only the owner of the private key can read more than number and time. */
export type SealedSupportCase = Pick<SupportCase, 'id' | 'key' | 'caseNumber' | 'receivedAt'> & {
  /** HMAC of the phone number. */
  phoneMark: string;
  /** Base64 of a libsodium sealed box; in it the request as JSON, without its key. */
  sealed: string;
};

/** A request as journalled and stored. */
export type KeptSupportRequest = SupportCase | SealedSupportCase;
