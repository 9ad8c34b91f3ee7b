import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { expect, hydrate, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';

const clear = 'rgba(0, 0, 0, 0)';
const white = 'rgb(255, 255, 255)';

/** The ground of the bar, which lies on a layer of its own. */
function ground(page: Page) {
  return page.getByRole('banner').evaluate((bar) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(bar, '::before');
    return { backgroundColor, blurred: backdropFilter.includes('blur') };
  });
}

const groundOf = (page: Page) => expect.poll(() => ground(page));
const scroll = (page: Page, y: number) => page.evaluate((top) => scrollTo(0, top), y);

test('R2.152 R2.153 over a dark hero the bar is clear; it turns white by hover and by scrolling, and clear again at the top', async ({
  page,
}) => {
  await page.goto('/');
  // A browser without windows begins with its pointer at the corner of the page, which is over the bar.
  await page.mouse.move(700, 700);
  await groundOf(page).toEqual({ backgroundColor: clear, blurred: false });
  await page.getByRole('banner').hover();
  await groundOf(page).toEqual({ backgroundColor: white, blurred: false });
  await page.mouse.move(700, 700);
  await groundOf(page).toEqual({ backgroundColor: clear, blurred: false });
  await scroll(page, 1);
  await groundOf(page).toMatchObject({ backgroundColor: white });
  await scroll(page, 0);
  await groundOf(page).toEqual({ backgroundColor: clear, blurred: false });
});

for (const width of [1440, 1280, 1024])
  test(`at ${width} px the way to the top takes no room from the bar: nothing in it is squeezed, moved or pushed out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/vzan2023');
    const sizes = () =>
      page.getByRole('banner').evaluate((bar) => {
        const seen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
        const shown = [...bar.querySelectorAll<SVGSVGElement>('svg[viewBox="0 0 24 24"]')].filter(seen);
        const parts = [...bar.querySelectorAll('a, summary, button')].filter(seen);
        return {
          places: parts.map((part) => part.getBoundingClientRect().left).filter((left) => left > 0),
          squeezed: shown.filter((icon) => icon.getBoundingClientRect().width < icon.width.baseVal.value).length,
          furthest: Math.max(...parts.map((part) => part.getBoundingClientRect().right)),
        };
      });
    const before = await sizes();
    await scroll(page, 1000);
    await expect(page.getByRole('banner').getByRole('link', { name: '返回顶部' })).toBeVisible();
    const { squeezed, furthest, places } = await sizes();
    expect(squeezed).toBe(0);
    expect(furthest).toBeLessThanOrEqual(width);
    expect(places).toEqual(expect.arrayContaining(before.places));
  });

test('R2.153 keyboard focus turns the bar white as well', async ({ page }) => {
  await answerConsent(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await groundOf(page).toMatchObject({ backgroundColor: white });
});

for (const address of ['/home/service', '/home/vzChain', '/home/vzScrm', '/home/article/60001']) {
  test(
    `R2.154 on ${address} the bar is white from the start and blurs what passes below it`,
    unlessKept(address === '/home/service'),
    async ({ page }) => {
      await page.goto(address);
      await groundOf(page).toEqual({ backgroundColor: white, blurred: false });
      await scroll(page, 1);
      await groundOf(page).toMatchObject({ blurred: true });
    },
  );
}

test('R2.155 on a lecture the bar is white and nothing toggles it', async ({ page }) => {
  await page.goto('/home/lectureDetail/40001');
  for (const y of [0, 1, 900]) {
    await scroll(page, y);
    expect(await ground(page)).toEqual({ backgroundColor: white, blurred: false });
  }
  await page.getByRole('banner').hover();
  expect(await ground(page)).toEqual({ backgroundColor: white, blurred: false });
});

test('R2.156 R2.157 the lecture navigation shows home and the first four of five types, and keeps the type of the address', async ({
  page,
}) => {
  const nav = page.getByRole('navigation', { name: '讲堂栏目' });
  const tabs = nav.getByRole('link');
  const active = nav.locator('[aria-current]');
  const answer = await page.request.get('/VZCollege/articleTypeList');
  const { data } = (await answer.json()) as { data: { list: { name: string; sort: number; pid: number }[] } };
  const names = data.list
    .filter(({ pid }) => pid === 0)
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(4);

  await page.goto('/home/lectureSubitem/3');
  expect((await tabs.allTextContents()).slice(1)).toEqual(names.slice(0, 4));
  await expect(tabs).toHaveCount(5);
  await expect(active).toHaveText(names[2] ?? '');
  await hydrate(page);
  await tabs.nth(2).click();
  await expect(page).toHaveURL(/\/home\/lectureSubitem\/2$/);
  await expect(active).toHaveText(names[1] ?? '');
  await tabs.first().click();
  await expect(page).toHaveURL(/\/home\/lectureIndex$/);
  await expect(active).toHaveText((await tabs.first().textContent()) ?? '');
});

test('R7.46 once hydrated the bar asks for the home banners once, logs them for developers and shows nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  const reported: string[] = [];
  page.on('request', (request) => request.url().includes('/home/banner') && asked.push(request.url()));
  page.on('console', (message) => message.type() === 'debug' && reported.push(message.text()));
  await page.goto('/home/edu');
  expect(asked).toEqual([]);
  const before = await page.getByRole('banner').innerText();
  await hydrate(page);
  await expect.poll(() => reported.join()).toContain('Home banners:');
  expect(asked.map((address) => new URL(address).pathname)).toEqual(['/open/v1/home/banner']);
  expect(await page.getByRole('banner').innerText()).toBe(before);
});
