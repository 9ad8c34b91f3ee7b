import type { SiteFacts } from '@site/shared/store/site-facts';
import type { GreyScope, MenuGroup, SiteLink } from '@site/shared/store';
import type { AnsweredCallback, AnsweredLead, AnsweredSupport } from '../../pages/posted-answers';
import type { ReleaseSet } from './release-set';

/** A set with the code of its sections; a render process gets one of a single section, and reads no file and no environment. */
export type WorkerInput = {
  set: ReleaseSet;
  /** Remote → the verified text of its server file. */
  code: Record<string, string>;
  site: SiteFacts;
  assetBase: string;
  /** `off` renders every part each time, for measuring and comparing. */
  fragmentCache?: 'on' | 'off';
};

type Picture = { src: string; width: number; height: number };

/** A picture by which a page is shared, by its path; `square` is for chats that show it small. */
export type SharePicture = Picture & { square?: Picture };

/** Everything that a render may see of a request (docs/architecture.md#page-key): no cookie, header, clock or unlisted query. */
export type RenderRequest = {
  /** Path with the listed query in fixed order. */
  address: string;
  /** Id of the route that has the address, where somebody has looked already. */
  route?: string;
  /** What is shown in greyscale at the time of the request; usually absent. */
  grey?: GreyScope;
  friendLinks: readonly SiteLink[];
  marketMenu: readonly MenuGroup[];
  /** The share card of this very page, for a head that names no picture. */
  card?: SharePicture;
  /** The page is of a canary, all of whose pages tell how they fare. */
  canary?: true;
  /** Data of the chrome is missing; the page is cached for a short time only. */
  incomplete?: true;
  /** Nothing stored can stand in for the page: its calls may take their own timeouts. */
  cold?: true;
  /** Answers of calls that the page will make, by `callKey` (known-calls.ts). */
  given?: readonly (readonly [key: string, answer: DataAnswer])[];
  /** Printed with an error so that a visitor's report can be found in the log. */
  reference: string;
  /**
   * The page cannot be rendered: only the error page of its address is, with this status; no code of a section runs.
   * `busy` is the page of no address that is shown where a render is not admitted.
   */
  unrenderable?: 500 | 503 | 'busy';
  /** Only for the answer to a posted form, which is never stored. */
  lead?: AnsweredLead;
  support?: AnsweredSupport;
  callback?: AnsweredCallback;
};

/** A page as text, or as the bytes of it, which cross from one thread to another without being copied. */
export type Html = string | Uint8Array;

export type RenderAnswer = {
  status: number;
  html: Html;
  /** Set for redirects, which have no HTML. */
  location?: string;
  /** A call failed that the page can do without; the page is cached for a short time only. */
  degraded: boolean;
  /** A call was answered with a stale copy because its host is slow or down. */
  stale: boolean;
  /** The cause of an error page, for the log; absent for a thrown 404. */
  fault?: string;
  /** All calls of the page, where these are not just those whose answers it was given. */
  asked?: readonly WorkerCall[];
  /** A loader never settled though every call was answered: another version of the page may do better. */
  unsettled?: true;
  /** Milliseconds of the clock and of a CPU; set by the shell, never by the process (render-times.ts). */
  took?: { wall: number; cpu?: number };
};

export type DataRequest = {
  method: 'get' | 'post';
  url: string;
  body?: string;
  contentType?: string;
  headers?: Record<string, string>;
  /** In milliseconds. */
  timeout: number;
  /** Made by the shell itself, of which nobody else reports a failure. */
  own?: true;
};

/** A call made by a page: its name, the section of the page, and of which render it is, as in its request. */
export type WorkerCall = DataRequest & { remote: string; call: string; reference?: string };

/** `stale`: a cached answer, because the host is slow or fails. A failure has a status where the host answered, but not as declared. */
export type DataAnswer =
  | { ok: true; status: number; body: unknown; stale?: true }
  | { ok: false; code: string; message: string; status?: number };
