import { expect, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';
import { answerConsent } from '../harness/answered-consent';
import { layOutAll } from '../harness/laid-out';
import { clippedText, setTextSpacing, smallTargets } from '../harness/readers-machine';

// What readers set on their own machines (WCAG 1.4.11, 1.4.12, 2.5.8).

/** The main pages of every layout. */
const mainPages = [
  '/',
  '/index2023',
  '/home/education',
  '/home/service',
  '/home/signUp',
  '/help/helpCenter',
  '/help/helpDocument/10001',
  '/help/helpSearch/%E5%9B%9E%E6%94%BE',
  '/info',
  '/info/20001',
  '/home/lectureDetail/40001',
  '/m/',
  '/m/service',
];
const kept = ['/help/helpDocument/10001', '/info', '/m/'];

for (const width of [390, 1440])
  for (const address of mainPages)
    test(
      `at ${width} px ${address} has targets of 24 px, and cuts nothing off when letters and lines stand wider`,
      unlessKept(kept.includes(address) && (width === 390) === (address !== '/help/helpDocument/10001')),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await answerConsent(page);
        await page.goto(address);
        // Boxes in sections that are not laid out yet are those of before.
        await layOutAll(page);
        expect(await smallTargets(page)).toEqual([]);
        const before = await clippedText(page);
        await setTextSpacing(page);
        const after = await clippedText(page);
        expect(after.filter((words) => !before.includes(words))).toEqual([]);
      },
    );

test('in forced colours the recommended plan keeps an edge of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/home/service');
  const plans = page.locator('#plans > ul > li');
  const edges = await plans.evaluateAll((all) => all.map((plan) => getComputedStyle(plan).borderTopColor));
  const [recommended = -1] = await plans.evaluateAll((all) =>
    all.flatMap((plan, place) => (plan.textContent.includes('推荐') ? [place] : [])),
  );
  expect(edges.length).toBeGreaterThan(3);
  expect(edges.filter((edge) => edge === edges[recommended])).toHaveLength(1);
});

test('the policies at the end of a page are comfortable for a thumb', everyCase, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/help/helpCenter', '/m/']) {
    await page.goto(address);
    const box = await page.locator('footer').getByRole('link', { name: '隐私政策' }).first().boundingBox();
    expect(box?.height, address).toBeGreaterThanOrEqual(44);
  }
});
