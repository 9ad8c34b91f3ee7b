import type { AxiosAdapter } from 'axios';
import type { AnswerOf, AnyCall, CallFacts, HostName, RequestOf } from '../calls/call';
import type { Answered, KeptAnswers } from './kept-answers';
import { createLimit } from './limit';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Name of the call, for adapters that know calls by name. */
    call?: string;
  }
}

/** Options of one request. */
export type SendOptions = {
  /** Milliseconds; default that of the call. */
  timeout?: number;
  /** Uses the shared queue of three concurrent requests. */
  limited?: boolean;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** @throws {Error} about an answer that cannot be used: it is then a failed call, and told with its words */
  check?: (body: unknown) => unknown;
};

export type Transport = {
  baseUrl: (host: HostName) => string;
  adapter?: AxiosAdapter;
  /** In browsers: what the page has been answered already. */
  kept?: KeptAnswers;
};

export const sharedLimit = 3;
/** Timeout of an optional block, in milliseconds. */
export const blockBudget = 800;

const limit = createLimit(sharedLimit);
let transport: Transport = { baseUrl: () => '' };

/** Set by the shell: base URLs of the hosts, and the adapter of the render process or the answers that a browser keeps. */
export function installTransport(next: Transport): void {
  transport = next;
}

type Client = typeof import('./axios-client');

let importClient = (): Promise<Client> => import(/* webpackChunkName: "http-client" */ './axios-client');

/** For whoever has the client already: nothing is imported then. */
export function installClient(client: Client): void {
  importClient = () => Promise.resolve(client);
}

/** The client comes with the first call, or once a hydrated page is idle: not with hydration, which needs none. */
export function loadClient(): Promise<Client> {
  return importClient();
}

async function ask(facts: AnyCall, request: unknown, options: SendOptions): Promise<Answered> {
  const go = async () => {
    const { sendCall } = await loadClient();
    return sendCall(facts, request, options, transport);
  };
  return options.limited ? limit(go) : go();
}

/** Only content that everybody is answered alike; a caller who may give up has a request of his own. */
function isKept({ reads, freshFor }: CallFacts, { signal }: SendOptions): boolean {
  return reads && freshFor > 0 && signal === undefined;
}

async function send<Of extends AnyCall>(
  facts: Of,
  request: RequestOf<Of>,
  options: SendOptions = {},
): Promise<AnswerOf<Of>> {
  const { kept } = transport;
  const make = () => ask(facts, request, options);
  const { body } = await (kept && isKept(facts, options) ? kept.answer(facts, request, make) : make());
  return body as AnswerOf<Of>;
}

/** In browsers: the answer of a reading call, as the page was served with it, is not asked for again. */
function keep<Of extends AnyCall>(facts: Of, request: RequestOf<Of>, answer: AnswerOf<Of>): void {
  if (isKept(facts, {})) transport.kept?.keep(facts, request, answer);
}

/**
 * The HTTP client of shell and remotes. Resolves with the response body; errors are thrown as axios errors after one masked
 * report to the log.
 */
export const http = Object.freeze({ send, keep });
