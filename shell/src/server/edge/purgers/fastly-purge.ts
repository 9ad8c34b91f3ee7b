import { answerOf, type Purger } from '../cache-purge';

/**
 * By surrogate key: `POST /service/{service_id}/purge`, at most 256 keys. Not softly: a soft purge leaves pages that may stand
 * in when no shell answers, and those are what must go.
 */
export const purger: Purger = ({ account: service, secret: token }, _origin, send) => {
  const name = 'Fastly';
  return {
    name,
    purge: async (tags) => {
      const response = await send(`https://api.fastly.com/service/${encodeURIComponent(service)}/purge`, {
        method: 'POST',
        headers: { 'Fastly-Key': token, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ surrogate_keys: tags }),
      });
      await answerOf(name, response);
    },
  };
};
