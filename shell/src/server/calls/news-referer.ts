import type { DataRequest } from '../../render/pages/worker-messages';
import type { Upstream } from './upstream';

/** The calls of college and news that name the news host as the place they come from (R7.43). */
const newsCalls = /^host:[a-z]+\/(?:VZApi\/|VZCollege\/|open\/v1\/information\/)/;

function named(call: DataRequest, newsHost: string): DataRequest {
  return newsCalls.test(call.url) ? { ...call, headers: { ...call.headers, referer: `${newsHost}/` } } : call;
}

/**
 * Adds the Referer of the news host to the calls that need it. Only for requests of the server: browsers do not let
 * scripts set this header.
 */
export function withNewsReferer(upstream: Upstream, newsHost: string): Upstream {
  return (call) => upstream(named(call, newsHost));
}
