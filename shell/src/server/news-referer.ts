import type { DataRequest } from '../remotes/worker-messages';
import type { Upstream } from './upstream';

/** The calls of college and news that name the news host as the place they come from (spec §7). */
const newsCalls = /^host:[a-z]+\/(?:VZApi\/|VZCollege\/|open\/v1\/information\/)/;

function named(call: DataRequest, newsHost: string): DataRequest {
  return newsCalls.test(call.url) ? { ...call, headers: { ...call.headers, referer: `${newsHost}/` } } : call;
}

/**
 * Sends the Referer of the news host with the calls that want it. Only what the server itself asks for: a browser writes
 * this header as it likes and lets nobody else do so (content.md §6 no. 28).
 */
export function withNewsReferer(upstream: Upstream, newsHost: string): Upstream {
  return (call) => upstream(named(call, newsHost));
}
