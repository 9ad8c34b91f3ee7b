import { apiOrigin, expect, test } from '../harness/browser-test';
import { differenceBreaks, hiddenCentre } from '../harness/difference-breaks';
import { unlessKept } from '../harness/every-case';
import { type GateSite, openGateSite } from '../harness/gate-site';

// docs/how-to/release-a-section.md#differences: what looks whole alone and is worse than what is live does not go live.

test.describe.configure({ mode: 'parallel' });

let site: GateSite;

test.beforeAll(async () => {
  site = await openGateSite(apiOrigin());
});

test.afterAll(() => site.close());

for (const [number, [what, { made, says, everyday, remote }]] of Object.entries(differenceBreaks).entries())
  test(
    `R13.55 where ${what} the release is refused, and the reason says so`,
    unlessKept(everyday === true),
    async () => {
      const version = `9.2.${number}`;
      await site.publishPages(version, made, remote);
      expect((await site.refusalOf(version, remote))?.join('\n')).toMatch(says);
    },
  );

test('R13.56 a difference that the release declares at another address does not go live', async () => {
  await site.publishPages('9.3.1', hiddenCentre('/help/helpSearch'));
  expect(await site.refusalOf('9.3.1')).toEqual([
    'mf-help 9.3.1 /help/helpCenter: is hidden from search engines, and the live version is not',
  ]);
});
