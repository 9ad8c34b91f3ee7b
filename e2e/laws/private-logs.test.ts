import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import { plainSpelling } from '@site/shared/contract/private-text';
import { readConfig } from '../../api/src/config';
import type { Database } from '../../api/src/database/database';
import { sealingSettings } from '../../api/src/testing/lead-keys';
import { openTestDatabase } from '../../api/src/testing/test-database';
import { type TestService, startTestService } from '../../api/src/testing/test-service';
import type { RefusedLead } from '../../shell/src/pages/posted-answers';
import type { WorkerCall } from '../../shell/src/render/pages/worker-messages';
import type { ReleaseSet } from '../../shell/src/render/pages/release-set';
import { callRoutes } from '../../shell/src/server/calls/call-routes';
import { SetCalls } from '../../shell/src/server/calls/set-calls';
import { refuseCrossSitePosts } from '../../shell/src/server/hardening/cross-site-posts';
import { policyReportRoutes, reportAddress } from '../../shell/src/server/hardening/policy-reports';
import { recordRequests } from '../../shell/src/server/health/request-record';
import { createLog } from '../../shell/src/server/health/service-log';
import { createServer } from '../../shell/src/server/http-server';
import { PageRenderer } from '../../shell/src/server/pages/page-renderer';
import type { LiveSet } from '../../shell/src/server/releases/live-sets';
import { VersionCounter } from '../../shell/src/server/versions/version-counter';
import { privateStrings, recognisable } from '../harness/private-strings';
import { expectNothing } from './expect-nothing';

// Law: nothing that visitors write reaches the disk by way of a log, whichever part of the product writes the line
// (docs/faults.md F52).

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-logs-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Every file below a folder as one text. */
function textBelow(place: string): string {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return files.map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8')).join('\n');
}

/** What remains of the lines of a text when nothing separates its digits any more; times would be long numbers. */
function bareLines(text: string): string {
  const lines = text.replace(/"time":[^,}]*/g, '').split('\n');
  return lines.map((line) => plainSpelling(line).replace(/[\s\p{P}\p{S}\p{Z}]/gu, '')).join('\n');
}

/** Ways in which a text is found: as it is, in one spelling, in JSON, in an address, and a number by its digits alone. */
function foundIn(text: string): string[] {
  const bare = bareLines(text);
  return privateStrings.filter((word) => {
    const digits = plainSpelling(word).replace(/\D/g, '');
    const isNumber = digits.length >= 8 && !/\p{Script=Han}/u.test(word);
    const spellings = [word, plainSpelling(word), JSON.stringify(word).slice(1, -1), encodeURIComponent(word)];
    return spellings.some((one) => text.includes(one)) || (isNumber && bare.includes(digits));
  });
}

/** A string in the place of everything that a request has. */
function everywhere(word: string) {
  const digits = Number(plainSpelling(word).replace(/\D/g, ''));
  const payload = {
    name: word,
    phone: digits || word,
    userName: word,
    contactName: word,
    [word]: word,
    list: [{ tel: word }],
  };
  return { payload, address: `/${encodeURIComponent(word)}?q=${encodeURIComponent(word)}` };
}

test('there are 200 private strings, and each is found where it is written', () => {
  expect(new Set(privateStrings).size).toBe(200);
  for (const word of privateStrings) expect(foundIn(`{"msg":"x ${word} y"}`)).toContain(word);
});

describe('the api', () => {
  let inner: Database;
  let service: TestService;
  /** What the database says of the values that it was given. */
  let complains = false;

  beforeAll(async () => {
    inner = await openTestDatabase();
    const answer = (sql: string, params?: readonly unknown[]) =>
      complains && sql.includes('insert into help_feedback')
        ? Promise.reject(new Error(`cannot use ${JSON.stringify(params)}`))
        : inner.query(sql, params);
    const query = answer as Database['query'];
    const database: Database = { ...bound(inner), query };
    const keys = readConfig(sealingSettings).leadKeys;
    const limits = { phonePerDay: 1000, addressPerMinute: 100_000, addressPerDay: 100_000 };
    const failpoint = (name: string) => {
      if (complains && name === 'journal.write') throw new Error('the disk is full');
    };
    service = await startTestService({ database, settings: { keys, limits, databaseIsDurable: false }, failpoint });
  });

  afterAll(async () => {
    await service.close();
    await inner.close();
  });

  function bound(database: Database): Database {
    return {
      query: database.query.bind(database),
      script: database.script.bind(database),
      transaction: database.transaction.bind(database),
      sync: database.sync.bind(database),
      dump: database.dump.bind(database),
      close: database.close.bind(database),
    };
  }

  async function write(word: string, number: number): Promise<void> {
    const headers = {
      'x-forwarded-for': `203.0.${number}.1`,
      'user-agent': encodeURIComponent(word),
      referer: `https://x/${encodeURIComponent(word)}`,
    };
    const { payload, address } = everywhere(word);
    const logInfo = {
      title: word,
      message: word,
      url: address,
      payload,
      status: word,
      statusText: word,
      responseData: word,
    };
    const post = (url: string, body: object) => service.app.inject({ method: 'POST', url, payload: body, headers });
    await post('/liveajax/LogCollect', { logInfo: JSON.stringify(logInfo) });
    await post('/ajax/QuickRequirement', {
      ...payload,
      phone: '13800138000',
      name: word.slice(0, 50),
      requirement: word,
    });
    await post('/liveajax/HelpArticleFeedback', { articleId: 10001, islike: 0, feedback: word });
    await post('/open/v1/track', { action_id: word, type: word, action: word, action_code: word });
    await service.app.inject({ method: 'GET', url: `/open/v1/search${address.slice(address.indexOf('?'))}`, headers });
    await service.app.inject({ method: 'GET', url: `/nowhere${address}`, headers });
    await service.app.inject({
      method: 'POST',
      url: '/ajax/QuickRequirement',
      payload: `{"name":"${word}`,
      headers: { ...headers, 'content-type': 'application/json' },
    });
  }

  test('F36, F52: writes none of 200 private strings to its log or, sealed, to its folder, whatever fails', async () => {
    for (const [number, word] of privateStrings.entries()) {
      complains = number % 2 === 0;
      await write(word, number);
    }
    complains = false;
    const log = service.logLines.join('');

    for (const message of ['a browser reported a failed request', 'the call failed', 'a lead could not be stored'])
      expect(log.split(message).length).toBeGreaterThan(50);
    expectNothing(
      foundIn(log),
      'take the field out of the log line: api/src/plugins/log-fields.ts (docs/architecture.md#logs).',
    );
    expectNothing(
      foundIn(textBelow(service.folder)),
      'seal the field before it is written: api/src/leads/lead-vault.ts (docs/architecture.md#logs).',
    );
  });
});

describe('the shell', () => {
  const answers = { ok: false as const, code: 'ERR_NETWORK', message: '' };

  /** What is being typed now. */
  let word = '';

  /** Parts of a shell; new for every twenty strings, because what visitors cause fills twenty lines of a kind. */
  async function createParts(log: ReturnType<typeof createLog>) {
    const app = createServer({ log, trustedHops: 1, headers: [] });
    recordRequests(app, new Registry());
    refuseCrossSitePosts(app, 'https://www.example.com');
    policyReportRoutes(app, () => undefined);
    const nobody = 'http://127.0.0.1:9';
    await callRoutes(app, { hosts: { base: nobody, live: nobody, cms: nobody, user: nobody, admin: nobody } });
    app.all('/fails/:id', async ({ query, params, body }) => {
      throw Object.assign(new Error(`no page for ${JSON.stringify([query, params, body])}`), { input: word });
    });
    const render = async ({ lead }: { lead?: unknown }) => {
      if (lead) throw new Error(`the form of ${word} failed`);
      return { status: 500, html: '', fault: `Error: ${word} is no keyword\n    at Component (search.page.tsx:1:2)` };
    };
    const set = { id: 'one', shell: { version: '1.0.0' }, remotes: {}, absent: {} };
    const live = { pool: { render }, input: { set } } as unknown as LiveSet;
    const extras = { of: async () => ({ friendLinks: [], marketMenu: [] }) };
    const sets = { fallbackFor: async () => undefined };
    const paint = { decorate: async (html: string) => ({ html, styles: '' }) };
    const pages = new PageRenderer({ sets, extras, log, counter: new VersionCounter(), paint });
    const data = { answer: async () => answers, fresh: async () => answers, ready: () => undefined };
    const calls = new SetCalls({ remotes: {} } as unknown as ReleaseSet, { data, log });
    return { app, pages, live, calls };
  }

  async function write(
    { app, pages, live, calls }: Awaited<ReturnType<typeof createParts>>,
    log: ReturnType<typeof createLog>,
  ) {
    const { payload, address } = everywhere(word);
    const headers = { 'content-type': 'application/json' };
    const post = (url: string, body: unknown, more = {}) =>
      app.inject({ method: 'POST', url, payload: JSON.stringify(body), headers: { ...headers, ...more } });
    await post(`/fails${address}`, payload);
    await post(`/ajax${address}`, payload);
    await post(`/-/nowhere${address}`, payload, { origin: `https://${encodeURIComponent(word)}.example` });
    const report = { 'document-uri': `https://x${address}`, 'violated-directive': word, 'blocked-uri': word };
    await post(reportAddress, { 'csp-report': { ...report, 'script-sample': word } });
    const route = { id: 'search', remote: 'mf-help', path: '/help/search/:keyword', layout: 'default', query: [] };
    const grey = {} as never;
    await pages.live(live, { match: { route, path: '/' } as never, address: `/help/search${address}`, grey });
    const kept = { fields: { ...payload, requirement: word } };
    await pages.leadForm(live, { form: 'quick', message: word, kept } as unknown as RefusedLead, grey);
    const url = `host:cms/x${address.slice(address.indexOf('?'))}`;
    await calls.answer({ remote: 'mf-help', call: 'x', method: 'get', url, timeout: 1 } as WorkerCall);
    if (recognisable.includes(word)) log.error(new Error(`nobody knows where ${word} comes from`));
    log.warn({ visitor: word, body: payload, status: word }, 'a field that nobody listed');
  }

  test('F52: writes none of 200 private strings to its log, whatever fails', async () => {
    const file = path.join(folder, 'shell.log');
    const log = createLog('trace', { write: (line: string) => appendFileSync(file, line) });
    for (let first = 0; first < privateStrings.length; first += 20) {
      const parts = await createParts(log);
      for (word of privateStrings.slice(first, first + 20)) await write(parts, log);
      await parts.app.close();
    }
    const text = readFileSync(file, 'utf8');

    expect(text.split('"msg":"answered"').length).toBeGreaterThan(privateStrings.length);
    for (const message of [
      'a request failed',
      'a call could not be passed on',
      'a post from another site was refused',
      'a browser reports',
      'page failed',
      'the form could not be given back',
      'nothing usable',
    ])
      expect(text.split(message)).toHaveLength(privateStrings.length + 1);
    expectNothing(
      foundIn(text),
      'take the field out of the log line: shell/src/server/health/log-fields.ts (docs/architecture.md#logs).',
    );
  });
});
