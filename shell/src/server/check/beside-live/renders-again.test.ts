import type { RenderAnswer } from '../../../render/pages/worker-messages';
import { unsteadyFault } from './renders-again';

const shown = { status: 200, html: '' } as RenderAnswer;
const answer = (change: Partial<RenderAnswer>) => ({ ...shown, ...change }) as RenderAnswer;

/** Renders that are good but for some of them. */
function rendering(bad: () => Promise<RenderAnswer>, ...at: number[]) {
  let count = 0;
  return async () => (at.includes(count++) ? bad() : shown);
}

test.each<[string, () => Promise<RenderAnswer>, string]>([
  ['fails', async () => answer({ status: 500, fault: 'Error: boom\n at x' }), 'fails to render: Error: boom'],
  ['is missing', async () => answer({ status: 404 }), 'it answers 404'],
  ['ends its process', () => Promise.reject(new Error('the process ended')), 'fails to render: the process ended'],
])('R13.55 a page that %s now and then is told, with how often', async (_, bad, reason) => {
  expect(await unsteadyFault(rendering(bad, 3, 7))).toBe(`fails in 2 of 12 renders: ${reason}`);
});

test('R13.55 a page that is shown each time is steady, and so is one whose data does not come', async () => {
  expect(await unsteadyFault(async () => shown)).toBeUndefined();
  const away = async () => answer({ status: 503, fault: 'AxiosError: the service is away' });
  expect(await unsteadyFault(rendering(away, 2))).toBeUndefined();
});
