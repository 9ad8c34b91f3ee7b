import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { answerFaults } from '../plain-answers';
import { policyReportRoutes, reportAddress } from './policy-reports';

let app: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  app = fastify({ loggerInstance: log, trustProxy: true }) as unknown as FastifyInstance;
  answerFaults(app);
  policyReportRoutes(app, (path) =>
    /^\/(?:info|help\/search\/[^/]+)$/.test(path) ? path.replace(/(?<=search\/).*/, ':keyword') : undefined,
  );
  await app.ready();
});

afterEach(() => app.close());

async function report(payload: string, type = 'application/csp-report', address = '203.0.113.9'): Promise<number> {
  const headers = { 'content-type': type, 'x-forwarded-for': address };
  return (await app.inject({ method: 'POST', url: reportAddress, payload, headers })).statusCode;
}

const old = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://www.example.com/help/search/13800138000?name=%E7%8E%8B',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?phone=13800138000',
    'script-sample': '王小明 13800138000',
  },
});

test('a report of either form is one short line without what a visitor typed', async () => {
  const fresh = {
    documentURL: 'https://www.example.com/info?q=王小明',
    effectiveDirective: 'img-src',
    blockedURL: 'inline',
  };
  expect(await report(old)).toBe(204);
  expect(await report(JSON.stringify([{ type: 'csp-violation', body: fresh }]), 'application/reports+json')).toBe(204);
  expect(lines.map((line) => JSON.parse(line).report)).toEqual([
    {
      page: '/help/search/:keyword',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
    },
    { page: '/info', directive: 'img-src', blocked: 'inline' },
  ]);
  expect(lines.join('')).not.toMatch(/13800138000|王小明/);
});

test.each([
  ['[]', 400],
  ['null', 400],
  ['"x"', 400],
  ['{', 400],
  ['{"csp-report":1}', 400],
  ['{"__proto__":{"x":1}}', 400],
  [JSON.stringify({ 'csp-report': { 'document-uri': 'x'.repeat(17_000) } }), 413],
])('%.40s is answered %d', async (payload, status) => {
  expect(await report(payload)).toBe(status);
  expect(lines).toEqual([]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('F36: whoever has many addresses of one network has its share of reports, and takes nobody else’s', async () => {
  const addresses = Array.from({ length: 40 }, (_, turn) => `2001:db8:1::${turn.toString(16)}`);
  const answers = [];
  for (const address of addresses) answers.push(await report(old, 'application/csp-report', address));
  expect(answers.filter((status) => status === 204)).toHaveLength(20);
  expect(await report(old, 'application/csp-report', '2001:db8:2::1')).toBe(204);
});

test('reports that come together are a line each, also those of the integrity policy, and count as many', async () => {
  const scripts = Array.from({ length: 30 }, (_, turn) => ({
    type: 'integrity-violation',
    body: {
      documentURL: 'https://www.example.com/info',
      blockedURL: `https://evil.example/${turn}.js`,
      destination: 'script',
    },
  }));
  expect(await report(JSON.stringify(scripts), 'application/reports+json')).toBe(204);
  expect(lines).toHaveLength(20);
  expect(JSON.parse(lines[7] ?? '').report).toEqual({
    page: '/info',
    directive: 'integrity-violation',
    blocked: 'https://evil.example',
  });
  expect(await report(old)).toBe(429);
});

test('a report of another type is refused', async () => {
  expect(await report(old, 'text/plain')).toBe(415);
});

test('F36: a network may report 20 times a minute, and all together fill 200 lines', async () => {
  const statuses = [];
  for (let turn = 0; turn < 25; turn += 1) statuses.push(await report(old));
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  for (let turn = 0; turn < 1000; turn += 1)
    await report(old, undefined, `10.0.${turn % 250}.${Math.floor(turn / 250)}`);
  expect(lines).toHaveLength(200);
});

test('F52: text in the place of an address or a directive is not written', async () => {
  await report(
    JSON.stringify({
      'csp-report': {
        ...{ 'document-uri': 'https://x/\r\n{"level":60}/王小明', 'violated-directive': '王小明 13800138000' },
        'blocked-uri': '王小明',
      },
    }),
  );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '').report).toEqual({ page: 'unknown', directive: 'unknown', blocked: 'unknown' });
});

const deep = `${'['.repeat(3_500)}1${']'.repeat(3_500)}`;
const shapes = [
  ...[null, 1, true, [], {}, ['a'], { toString: 1, valueOf: 1 }, { a: { a: {} } }].map((one) => JSON.stringify(one)),
  deep,
].map((shape) => [shape.slice(0, 40), shape] as const);
const fieldNames = ['document-uri', 'effective-directive', 'violated-directive', 'blocked-uri', 'source-file'];

test.each(shapes)(
  'F36: %s in the place of any field, or of a report, is refused or a line that says unknown',
  async (_, shape) => {
    let sender = 0;
    const next = (payload: string, type?: string) => report(payload, type, `198.51.${sender++}.1`);
    for (const name of fieldNames) expect(await next(`{"csp-report":{"${name}":${shape}}}`)).toBe(204);
    expect(await next(`[{"type":${shape},"body":{"documentURL":${shape}}}]`, 'application/reports+json')).toBe(204);
    for (const body of [shape, `[${shape}]`, `{"csp-report":${shape},"body":${shape}}`])
      expect([204, 400]).toContain(await next(body));

    const unknown = { page: 'unknown', directive: 'unknown', blocked: 'unknown' };
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 40, report: unknown });
  },
);

test('F36: what is no report counts as one before it is read, so that nobody sends more of it than of reports', async () => {
  for (let turn = 0; turn < 4; turn += 1) expect(await report('[1,2,3,4,5]')).toBe(400);
  expect([await report('[1]'), await report('[]'), await report(old)]).toEqual([429, 429, 429]);
});
