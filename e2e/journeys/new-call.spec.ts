import type { CallFacts } from '@site/shared/calls/call';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { type FaultApi, startFaultApi } from '../harness/fault-api';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

/** A call that neither the running shell nor its build has heard of. */
const call: CallFacts = {
  name: 'week-words',
  method: 'get',
  host: 'cms',
  path: '/content/week_words',
  sends: 'query',
  reads: true,
  absence: 'block',
  timeout: 10_000,
  lists: false,
  freshFor: 60,
};
type ReleaseCall = ReleaseManifest['calls'][number];

const declared: ReleaseCall = {
  name: call.name,
  method: call.method,
  host: 'cms',
  path: call.path,
  freshFor: 60,
  data: { type: 'object', required: ['words'], properties: { words: { type: 'string' } } },
};
const page = '/help/helpDocument/10001';

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

async function release(version: string, calls: ReleaseCall[]): Promise<string> {
  await site.promote({ 'mf-help': await publishVariant(site, 'mf-help', version, changes.asks(call), calls) });
  await waitFor(`mf-help ${version} is live`, async () => (await site.shell.health()).remotes['mf-help'] === version);
  const answer = await fetch(`${site.shell.origin}${page}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

test('a release brings a call of its own, and the shell that runs already makes it', async () => {
  api.answers[call.path] = { code: 0, msg: '', data: { words: '本周新增三篇' } };
  const { pid } = await site.shell.health();

  expect(await release('9.3.1', [declared])).toContain('<p>本周新增三篇</p>');
  expect((await site.shell.health()).pid).toBe(pid);
  expect(api.seen.filter((seen) => seen.includes(call.path))).toHaveLength(1);
});

test('an answer that is not as the release says counts against its version alone', everyCase, async () => {
  api.answers[call.path] = { code: 0, msg: '', data: { words: ['本周新增三篇'] } };

  expect(await release('9.3.2', [declared])).toContain('<p>no words</p>');
  expect(await site.shell.metrics()).toMatch(/call_answers_unusable_total\{[^}]*version="9\.3\.2"[^}]*\} [1-9]/);
  expect((await fetch(`${site.shell.origin}/info/20001`)).status).toBe(200);
});

test('a call that the release does not name is not made', everyCase, async () => {
  api.answers[call.path] = { code: 0, msg: '', data: { words: '本周新增三篇' } };

  expect(await release('9.3.3', [])).toContain('<p>no words</p>');
  expect(api.seen.filter((seen) => seen.includes(call.path))).toEqual([]);
});
