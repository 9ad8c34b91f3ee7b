import type { LeadForm } from '@site/shared/contract/lead-forms';
import type { KeptLead } from '@site/shared/forms/requirement-form';
import type { SiteFacts } from '@site/shared/store/site-facts';
import type { GreyScope, MenuGroup, SiteLink } from '@site/shared/store';
import type { ReleaseSet } from './release-set';

/** What a render worker is born with; it reads no file and no environment. */
export type WorkerSeed = {
  set: ReleaseSet;
  /** Remote → the verified text of its server file. */
  code: Record<string, string>;
  site: SiteFacts;
  assetBase: string;
  setScript: { address: string; integrity: string };
};

/** Everything that a render may see of a request (design.md §4): no cookie, header, clock or unlisted query. */
export type RenderRequest = {
  /** Path with the listed query in fixed order. */
  address: string;
  /** What is shown without colour at the time of the request; absent in ordinary times. */
  grey?: GreyScope;
  friendLinks: readonly SiteLink[];
  marketMenu: readonly MenuGroup[];
  /** The chrome misses something; the page is fresh for a short time only. */
  incomplete?: true;
  /** Printed with an error so that a visitor's report can be found in the log. */
  reference: string;
  /** Only for the answer to a posted form, which is never stored. */
  lead?: RefusedLead;
};

/** A form that was posted without script and could not be booked, as it goes back to its sender. */
export type RefusedLead = { form: LeadForm; message: string; kept: KeptLead };

export type RenderAnswer = {
  status: number;
  html: string;
  /** Set for redirects, which have no HTML. */
  location?: string;
  /** A call failed that the page did without; such a page is fresh for a short time only. */
  degraded: boolean;
  /** A call was answered with an older copy, its host being slow or down. */
  stale: boolean;
  /** Why the page is an error, for the log; a thrown 404 has none. */
  fault?: string;
};

export type DataRequest = {
  method: 'get' | 'post';
  url: string;
  body?: string;
  contentType?: string;
  headers?: Record<string, string>;
  /** Milliseconds that the caller is ready to wait. */
  timeout: number;
};

/** `stale`: a stored answer stands in for a host that is slow or fails. */
export type DataAnswer =
  | { ok: true; status: number; body: unknown; stale?: true }
  | { ok: false; code: string; message: string };

export type ToWorker =
  | { kind: 'render'; id: number; request: RenderRequest }
  | { kind: 'data'; id: number; answer: DataAnswer }
  | { kind: 'ping' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'refused'; reason: string }
  | { kind: 'painting'; id: number }
  | { kind: 'rendered'; id: number; answer: RenderAnswer }
  | { kind: 'call'; id: number; request: DataRequest }
  | { kind: 'pong' };
