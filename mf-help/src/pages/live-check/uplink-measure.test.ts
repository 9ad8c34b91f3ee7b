import { uplinkAddress, uplinkPiece } from '@site/shared/contract/uplink';
import { measureUplink, uplinkLimits } from './uplink-measure';

type Sent = { address: string; bytes: number };

function line(answer: (sent: number) => number | Error) {
  const sent: Sent[] = [];
  const ask = (async (address: string, { body }: { body: Uint8Array }) => {
    sent.push({ address, bytes: body.length });
    const status = answer(sent.length);
    if (status instanceof Error) throw status;
    return { status };
  }) as unknown as typeof fetch;
  return { sent, ask };
}

const going = () => new AbortController().signal;

test('R12.179 random pieces go to the site alone, 6 MB beside those that open the connections', async () => {
  const { sent, ask } = line(() => 204);
  const result = await measureUplink(going(), ask);
  expect(result).toEqual({ uplink: expect.any(Number) });
  expect(sent).toHaveLength(uplinkLimits.pieces + uplinkLimits.atOnce);
  for (const one of sent) expect(one).toEqual({ address: uplinkAddress, bytes: uplinkPiece });
});

test('a line that brings nothing, and a site that refuses, are no figure', async () => {
  expect(await measureUplink(going(), line(() => new TypeError('lost')).ask)).toBe('offline');
  expect(await measureUplink(going(), line(() => 429).ask)).toBe('refused');
  expect(await measureUplink(going(), line(() => 503).ask)).toBe('offline');
});

test('what was sent until the site refuses counts', async () => {
  const { ask } = line((sent) => (sent > 50 ? 429 : 204));
  expect(await measureUplink(going(), ask)).toEqual({ uplink: expect.any(Number) });
});

test('a measurement that is stopped has no result, and sends no more', async () => {
  const stop = new AbortController();
  const { sent, ask } = line((count) => {
    if (count === 10) stop.abort();
    return 204;
  });
  expect(await measureUplink(stop.signal, ask)).toBe('stopped');
  expect(sent.length).toBeLessThan(20);
});
