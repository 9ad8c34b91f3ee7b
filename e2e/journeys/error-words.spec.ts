import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remoteNames } from '@site/shared/repository/workspaces';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { expectFittingText } from '../harness/error-text';
import { type Fault, type FaultApi, startFaultApi } from '../harness/fault-api';
import { servedPage } from '../harness/served-page';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';
import { visitedPages } from '../urls/visited-pages';
import { everyCase } from '../harness/every-case';

const unknown = ['/info/999999', '/help/helpDocument/999999', '/home/lectureDetail/999999', '/home/404'];
const addresses = [...visitedPages().map(({ address }) => address), ...unknown];

let api: FaultApi;
let site: Site;

test.beforeEach(async () => {
  api = await startFaultApi(apiOrigin());
  site = await startSite(api.origin);
});

test.afterEach(async () => {
  await site.stop();
  await api.close();
});

/** Asks for every address; gives the statuses that were answered. */
async function probe(): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const address of addresses) {
    const page = await servedPage(site.shell.origin, address);
    expectFittingText(page, address);
    statuses.add(page.status);
  }
  return statuses;
}

/** Starts the shell once more, on nothing but the store. */
async function startCold(): Promise<void> {
  await site.shell.stop();
  rmSync(path.join(site.dataDir, 'shell'), { recursive: true, force: true });
  await site.shell.start();
}

test(
  'F51 with nothing wrong every address says what it is, and an unknown id that it is not there',
  everyCase,
  async () => {
    expect([...(await probe())].sort()).toEqual([200, 404]);
  },
);

for (const fault of ['down', 'unavailable', 'html', 'truncated', 'null', 'array'] satisfies Fault[])
  test(`F51 while the api is ${fault} from the start every address says so in words that fit`, everyCase, async () => {
    api.fault = fault;
    await startCold();
    expect([...(await probe())].sort()).toEqual(expect.arrayContaining([200, 503]));
  });

test('F51 where no section can be used every address says so in words that fit', everyCase, async () => {
  for (const remote of remoteNames()) {
    const { [remote]: version = '' } = (await site.shell.health()).remotes;
    rmSync(path.join(site.dataDir, 'store/remotes', remote, version, 'server'), { recursive: true });
  }
  await startCold();
  expect([...(await probe())].sort()).toEqual([200, 404, 503]);
});

const notThere = "throw new Response('资讯不存在', { status: 404 });";

/** Article → the way in which its page fails. */
const causes = {
  20001: { loader: "throw new Error('boom');" },
  20002: { loader: 'throw undefined;' },
  20003: { loader: "throw 'boom';" },
  20004: { loader: "throw new Response('页面不存在', { status: 500 });" },
  20005: { loader: 'throw { statusCode: 502 };' },
  20006: { loader: 'throw { response: { status: 500 } };' },
  20007: { loader: 'return { of: 1n };' },
  20008: { loader: 'const data = {}; data.of = data; return data;' },
  20009: { loader: 'return undefined;' },
  20010: { loader: notThere },
  20011: { Component: "throw new Error('boom');" },
  20012: { Component: 'throw undefined;' },
  20013: { Component: "throw new Response('页面不存在', { status: 500 });" },
  20014: { Component: 'return { neither: "text", nor: "element" };' },
  20015: { Component: notThere },
  20016: { head: "throw new Error('boom');" },
  20017: { head: 'return undefined;' },
  20018: { head: notThere },
};
const missingOnes = ['20010', '20015'];

/** Whom a fault left without a page asks people, who are told its reference; also where no script arrives. */
async function expectSupport(page: Page, address: string): Promise<void> {
  for (const scripts of ['arrive', 'fail']) {
    if (scripts === 'fail') await page.route('**/*.js', (route) => route.abort());
    await page.goto(address);
    const reference = /参考编号 (\w+)/.exec(await page.locator('#_content').innerText())?.[1] ?? 'none';
    await page.getByRole('button', { name: '告诉值班同事' }).click();
    const form = page.locator('form[action="/-/support"]').locator('visible=true').last();
    await expect(form.locator('[name=message]')).toHaveValue(new RegExp(`打开页面时看到：.*${reference}`));
    await expect(form.locator('[name=article]')).toHaveValue(new URL(address).pathname);
    const place = scripts === 'arrive' ? new URL(address).pathname : '/-/support';
    expect(new URL(page.url()).pathname).toBe(place);
  }
}

test('R12.124 F51 whatever breaks a page, its status and its words are those of a fault, for which people can be asked; what is not there says that', async ({
  page: visited,
}) => {
  const change = changes.failsById('/info/:id', causes);
  for (const version of ['9.4.3', '9.4.4']) {
    await site.promote({ 'mf-info': await publishVariant(site, 'mf-info', version, `${change}// ${version}`) });
    await waitFor('it is live', async () => (await site.shell.health()).remotes['mf-info'] === version);
  }
  for (const id of Object.keys(causes)) {
    const page = await servedPage(site.shell.origin, `/info/${id}`);
    expectFittingText(page, id);
    expect(page.status === 404, `${id} answered ${page.status}`).toBe(missingOnes.includes(id));
    expect(page.status, id).toBeGreaterThanOrEqual(400);
    expect(page.html, id).not.toContain('boom');
  }
  await expectSupport(visited, `${site.shell.origin}/info/20001`);
});

test(
  'F51 where all pages but the first of each section throw in two versions they say so in words that fit',
  everyCase,
  async () => {
    for (const version of ['9.4.1', '9.4.2']) {
      const versions = remoteNames().map(async (remote) => {
        const change = `${changes.throwsInRender('all but the first')}\n// ${version}`;
        return [remote, await publishVariant(site, remote, version, change)];
      });
      await site.promote(Object.fromEntries(await Promise.all(versions)));
      await waitFor('it is live', async () => Object.values((await site.shell.health()).remotes).includes(version));
    }
    expect([...(await probe())].sort()).toEqual([200, 404, 500]);
  },
);
