import { Agent, request } from 'undici';
import type { Site } from '../harness/site';

export type Throughput = { requestsPerSecond: number; p99Ms: number; failed: number };

const lanes = 8;

/** Asks as fast as eight connections can for a while. `address` is called for every request. */
export async function measure(site: Site, address: (turn: number) => string, forMs: number): Promise<Throughput> {
  const agent = new Agent({ connections: lanes });
  const times: number[] = [];
  let failed = 0;
  let turn = 0;
  const until = performance.now() + forMs;
  const lane = async () => {
    while (performance.now() < until) {
      turn += 1;
      const started = performance.now();
      const { statusCode, body } = await request(`${site.shell.origin}${address(turn)}`, {
        dispatcher: agent,
        headers: { 'accept-encoding': 'br' },
      });
      await body.dump();
      if (statusCode !== 200) failed += 1;
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await agent.close();
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: Math.round((times.length * 1000) / forMs),
    p99Ms: Number((times[Math.floor(times.length * 0.99)] ?? 0).toFixed(1)),
    failed,
  };
}
