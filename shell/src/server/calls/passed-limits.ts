import { mediaAddress } from '@site/shared/contract/media-index';
import { Agent, type Dispatcher } from 'undici';

/** What an answer that is passed on may come to (docs/faults.md F11). */
export type PassedLimits = {
  /** As it comes from the host. */
  mostBytes: number;
  /** From its head to its end, in milliseconds. */
  mostTime: number;
};

/** Until an answer begins, and between its parts, in milliseconds. */
const silence = 20_000;
const connectionsPerHost = 128;

/** Data is read by scripts, and whole; our largest answers have 60 KB. */
const ofData: PassedLimits = { mostBytes: 4 * 1024 * 1024, mostTime: 60_000 };
/** A film comes as fast as its visitor looks at it. */
const ofMedia: PassedLimits = { mostBytes: 512 * 1024 * 1024, mostTime: Infinity };

type Client = { agent: Agent; limits: PassedLimits };

/** One that ends an answer beyond its size, whatever its head says of it, and one that is silent. */
function clientOf(limits: PassedLimits, options: Agent.Options): Client {
  const own = { connections: connectionsPerHost, bodyTimeout: silence, maxResponseSize: limits.mostBytes };
  return { agent: new Agent({ ...own, ...options }), limits };
}

/** The clients of the hosts, by the prefix of an address: films hold no connection that data would need. */
export function clientsOf(options: Agent.Options, wanted: Partial<PassedLimits>) {
  const data = clientOf({ ...ofData, ...wanted }, options);
  const media = clientOf({ ...ofMedia, ...wanted }, options);
  return {
    of: (prefix: string): Client => (prefix === mediaAddress ? media : data),
    destroy: async () => void (await Promise.all([data.agent.destroy(), media.agent.destroy()])),
  };
}

/** A signal that ends a request whose answer does not begin in time, or does not come to its end. */
export function endInTime({ mostTime }: PassedLimits) {
  const ending = new AbortController();
  const within = (time: number) =>
    setTimeout(() => ending.abort(new Error(`no whole answer within ${time} ms`)), time).unref();
  const beginning = within(silence);
  const follow = async (asked: Promise<Dispatcher.ResponseData>): Promise<Dispatcher.ResponseData> => {
    const answer = await asked.finally(() => clearTimeout(beginning));
    const whole = mostTime === Infinity ? undefined : within(mostTime);
    answer.body.once('close', () => clearTimeout(whole));
    return answer;
  };
  return { signal: ending.signal, end: () => ending.abort(), follow };
}
