import { LRUCache } from 'lru-cache';
import type { DataAnswer, RenderAnswer, RenderRequest, WorkerCall } from '../pages/worker-messages';

/** How the calls of a set's pages are answered. */
export type CallAnswers = {
  answer: (call: WorkerCall) => Promise<DataAnswer>;
  /** The answer that is at hand and fresh, if there is one. */
  ready?: (call: WorkerCall) => DataAnswer | undefined;
};

const mostAddresses = 500;
/** Of what the calls of all these pages ask, in characters; what a page asks with more is asked each time. */
const mostAsked = 4 * 1024 * 1024;
const mostOfPage = 64 * 1024;

function charactersOf(calls: readonly WorkerCall[]): number {
  return calls.reduce((sum, { url, body = '', call }) => sum + url.length + body.length + call.length, 1);
}

/** What a call asks, so that its answer is found by it. */
export function callKey({ call, method, url, body = '' }: Omit<WorkerCall, 'remote' | 'timeout'>): string {
  return `${call} ${method} ${url} ${body}`;
}

/**
 * The calls that pages made when they were last rendered: what is at hand of their answers travels with the next render of the
 * same address, and no message has to cross for it.
 */
export class KnownCalls {
  private readonly made = new LRUCache<string, readonly WorkerCall[]>({
    max: mostAddresses,
    maxSize: mostAsked,
    maxEntrySize: mostOfPage,
    sizeCalculation: charactersOf,
  });

  constructor(private readonly ready: CallAnswers['ready']) {}

  /** The request with answers that its page will want. */
  equip(request: RenderRequest): RenderRequest {
    const calls = this.made.get(request.address) ?? [];
    const given = calls.flatMap((call): [string, DataAnswer][] => {
      const answer = this.ready?.(call);
      return answer ? [[callKey(call), answer]] : [];
    });
    return given.length > 0 ? { ...request, given } : request;
  }

  /** A page was rendered. */
  note({ address }: RenderRequest, { asked }: RenderAnswer): void {
    if (asked) this.made.set(address, asked);
  }
}
