import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { expect, test } from '../harness/browser-test';
import { type LoggedApi, startLoggedApi } from '../harness/logged-api';
import { type Site, startSite } from '../harness/site';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../harness/trace-collector';
import { waitFor } from '../harness/wait';
import { everyCase } from '../harness/every-case';

// What operators are told of requests: traces, lines and numbers (docs/how-to/watch.md).

const visitorsWord = '13800138555';
const front = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const strangers = 'ffffffffffffffffffffffffffffffff';

let collector: TraceCollector;
let api: LoggedApi;
let site: Site;

test.beforeAll(async () => {
  collector = await startTraceCollector();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '100' };
  api = await startLoggedApi(traced);
  site = await startSite(api.origin, { ...traced, TRUSTED_HOPS: '1', DRAIN_WAIT_MS: '60000' });
});

test.afterAll(async () => {
  await site.stop();
  await api.stop();
  await collector.close();
});

/** A page whose data nobody asked for before. */
function ask(headers: Record<string, string>): Promise<Response> {
  return fetch(`${site.shell.origin}/help/helpSearch/${visitorsWord}?utm_source=${visitorsWord}`, { headers });
}

type Line = Record<string, unknown>;

function answeredIn(lines: readonly string[]): Line[] {
  return lines.filter((line) => line.includes('"msg":"answered"')).map((line) => JSON.parse(line) as Line);
}

/** From a span up to that of the front, as `service name`. */
function pathUp(from: CollectedSpan): string[] {
  const above = collector.spans.find(({ spanId }) => spanId === from.parentSpanId);
  return [`${from.service} ${from.name}`, ...(above ? pathUp(above) : [])];
}

test('R11.19 one trace leads from the front through shell, render, call and api to the statement, and names nobody', async () => {
  const traceparent = `00-${front.traceId}-${front.spanId}-01`;
  const answer = await ask({ 'x-forwarded-for': '203.0.113.77', traceparent });
  expect(answer.status).toBe(200);
  const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === front.traceId);
  await waitFor('the request of the shell is told', () =>
    ofTrace().some(({ parentSpanId }) => parentSpanId === front.spanId),
  );
  const statements = () => ofTrace().filter(({ facts }) => facts['db.query.text']);
  // A slow machine may have the shell ask for more than the page, as for its menu: of that the render is no part.
  const path = await waitFor('every span above a statement is told', () =>
    statements()
      .map(pathUp)
      .find(({ length }) => length >= 5),
  );
  expect(path).toEqual([
    'api select',
    expect.stringMatching(/^api (GET|POST) \//),
    expect.stringMatching(/^shell call /),
    expect.stringMatching(/^shell render /),
    'shell GET /help/helpSearch/:keyword?',
  ]);
  expect(collector.text()).not.toContain(visitorsWord);
  expect(collector.text()).not.toContain('203.0.113.77');
});

test('R11.20 what a stranger says of a trace is not believed', everyCase, async () => {
  const before = answeredIn(site.shell.lines).length;
  await ask({ traceparent: `00-${strangers}-${front.spanId}-01` });
  const line = await waitFor('the request is told', () => answeredIn(site.shell.lines)[before]);

  expect(line.trace).toMatch(/^[0-9a-f]{32}$/);
  expect(line.trace).not.toBe(strangers);
});

test('R11.21 a line tells the section and version that answered, and nothing of the visitor', async () => {
  await ask({ 'x-forwarded-for': '203.0.113.77' });
  const lines = await waitFor('the page is told', () => {
    const found = answeredIn(site.shell.lines).filter(({ remote }) => remote === 'mf-help');
    return found.length > 0 && found;
  });
  const { remotes } = await site.shell.health();

  expect(lines[0]).toMatchObject({
    method: 'GET',
    route: '/help/helpSearch/:keyword?',
    version: remotes['mf-help'],
    status: 200,
  });
  for (const secret of [visitorsWord, '203.0.113.77']) {
    expect(site.shell.lines.join('\n')).not.toContain(secret);
    expect(api.lines.join('\n')).not.toContain(secret);
  }
});

const guide = readFileSync(path.join(repositoryRoot, 'docs/how-to/watch.md'), 'utf8');

/** The text between fences of a language. */
function blocksOf(language: string): string {
  return [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))]
    .map(([, text]) => text)
    .join('\n');
}

test('R11.23 every metric and field that the guide of operators asks for is there', async () => {
  const answers = await Promise.all(
    [`${site.shell.operations}/-/metrics`, `${api.operations}/metrics`].map((url) => fetch(url)),
  );
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const known = new Set([...texts.join('\n').matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const labels = new Set([...texts.join('\n').matchAll(/[{,]([a-z_]+)="/g)].map(([, name]) => name));
  const queries = blocksOf('promql').replace(/"[^"]*"/g, '""');
  const asked = [...queries.matchAll(/\b([a-z]+(?:_[a-z]+)+)\b(?!\()/g)].map(([, name]) => name ?? '');
  const names = asked.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  const fields = [...blocksOf('sh').matchAll(/\.([a-z]+) [=>]|[{,] ?([a-z]+)(?=[,}])/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  await ask({ 'x-forwarded-for': '203.0.113.77', 'x-request-id': front.traceId });
  const line = await waitFor('the request that a proxy named is told', () =>
    answeredIn(site.shell.lines).find(({ request }) => request === front.traceId),
  );

  expect(guide.match(/^\d+\. \*\*/gm)).toHaveLength(10);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  for (const label of ['remote', 'route', 'status', 'call', 'outcome']) expect(labels).toContain(label);
  expect(fields.length).toBeGreaterThan(5);
  expect(Object.keys(line)).toEqual(expect.arrayContaining(fields));
});

test('R11.18 a shell that is told to stop says so before it refuses anybody', async () => {
  const { operations, origin } = site.shell;
  expect((await fetch(`${operations}/-/ready`)).status).toBe(200);
  site.shell.signal('SIGTERM');
  await waitFor('the shell is not ready', async () => (await fetch(`${operations}/-/ready`)).status === 503);

  expect((await fetch(`${operations}/-/live`)).status).toBe(200);
  expect((await fetch(`${origin}/help/helpCenter`)).status).toBe(200);
  await site.shell.stop('SIGKILL');
});
