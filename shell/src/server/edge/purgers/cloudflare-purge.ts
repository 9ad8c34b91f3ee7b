import { answerOf, type Purger } from '../cache-purge';

/** By tag: `POST /zones/{zone_id}/purge_cache` of Cloudflare's API v4, at most 100 tags a request; we have seven. */
export const purger: Purger = ({ account: zone, secret: token }, _origin, send) => {
  const name = 'Cloudflare';
  return {
    name,
    purge: async (tags) => {
      const response = await send(
        `https://api.cloudflare.com/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`,
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ tags }),
        },
      );
      const answer = (await answerOf(name, response)) as { success?: boolean; errors?: unknown } | undefined;
      if (answer?.success !== true) throw new Error(`${name} refused: ${JSON.stringify(answer?.errors ?? null)}`);
    },
  };
};
