import type { Page } from '@playwright/test';
import { expect, test } from '../harness/browser-test';
import { type FaultApi, startFaultApi } from '../harness/fault-api';
import { type LoggedApi, startLoggedApi } from '../harness/logged-api';
import { type Site, startSite } from '../harness/site';
import { freshPhone } from '../harness/stored-leads';
import { everyCase } from '../harness/every-case';

const name = '欧阳不可见';
let phone = '';
const wish = '请打给不可见的欧阳';
const form = 'form[action="/-/lead/quick"]';

let api: LoggedApi;
let between: FaultApi;
let site: Site;

test.beforeAll(async () => {
  api = await startLoggedApi();
  between = await startFaultApi(api.origin);
  site = await startSite(between.origin, { LOG_LEVEL: 'trace' });
});

test.afterAll(async () => {
  await site.stop();
  await between.close();
  await api.stop();
});

test.beforeEach(() => {
  phone = freshPhone();
});

async function leave(page: Page): Promise<void> {
  await page.goto(`${site.shell.origin}/home/signUp`);
  await page.locator(`${form} [name=name]`).fill(name);
  await page.locator(`${form} [name=phone]`).fill(phone);
  await page.locator(`${form} [name=requirement]`).fill(wish);
  await page.locator(`${form} [name=consent]`).check();
}

async function send(page: Page): Promise<void> {
  await page.locator(`${form} button`).click();
}

/** What went wrong with a lead: the site's own words, or those that the service answered with. */
const failure = /提交失败|请稍后|^busy$/;

for (const [what, faults] of [
  ['whatever becomes of the lead', ['unavailable', 'html', 'down']],
  ['sent or refused', ['unavailable']],
] as const)
  test(`a name and a number are in no log line and in no address, ${what}`, everyCase, async ({ browser }) => {
    const addresses: string[] = [];
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const page = await (await browser.newContext()).newPage();
    for (const one of [plain, page]) one.on('request', (request) => addresses.push(request.url()));

    for (const one of [plain, page]) {
      await leave(one);
      if (one === page) await one.waitForSelector('html[data-hydrated]', { state: 'attached' });
      await send(one);
      // Without script the answer to the form is its receipt; no address says what was sent.
      await expect(one).toHaveURL(one === plain ? /\/-\/lead\/quick$/ : /\/home\/experience/);
    }
    for (const fault of faults) {
      for (const one of [plain, page]) {
        between.fault = 'none';
        await leave(one);
        if (one === page) await one.waitForSelector('html[data-hydrated]', { state: 'attached' });
        between.fault = fault;
        await send(one);
        await expect(one.getByText(failure).first()).toBeVisible();
      }
    }
    between.fault = 'none';

    const all = [...site.shell.lines, ...api.lines];
    const text = [phone, name, wish].flatMap((word) => [
      word,
      encodeURIComponent(word),
      JSON.stringify(word).slice(1, -1),
    ]);
    expect(api.lines.length).toBeGreaterThan(0);
    for (const word of text) {
      expect(all.filter((line) => line.includes(word))).toEqual([]);
      expect(addresses.filter((address) => address.includes(word))).toEqual([]);
    }
  });

test('what somebody types into an address or a search is in no log line', async () => {
  const typed = encodeURIComponent(name);
  const before = api.lines.length;
  for (const address of [
    `/help/search?keyword=${phone}`,
    `/help/search?keyword=${typed}`,
    `/nowhere/${phone}/${typed}?phone=${phone}`,
    `/info/${phone}`,
    `/open/v1/search?q=${typed}${phone}`,
    `/v1/${phone}?name=${typed}`,
  ]) {
    expect((await fetch(site.shell.origin + address)).status, address).toBeLessThan(500);
  }
  const report = { logInfo: JSON.stringify({ title: 'x', message: `对 ${phone} 失败`, payload: { name, phone } }) };
  await fetch(`${site.shell.origin}/liveajax/LogCollect`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
  expect(api.lines.length).toBeGreaterThan(before);
  const all = [...site.shell.lines, ...api.lines].join('\n');
  for (const word of [phone, name, typed]) expect(all).not.toContain(word);
});
