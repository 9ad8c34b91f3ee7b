import { AsyncLocalStorage } from 'node:async_hooks';
import { type Tracer, traceWith } from '@site/shared/telemetry/spans';
import type { Database } from '../database/database';
import { tracedDatabase } from '../database/traced-database';
import { openTestDatabase } from '../testing/test-database';
import { type TestService, startTestService } from '../testing/test-service';

type Reported = { trace: string; name: string };

/** Tells each span with the trace that it came to stand in; a trace is named by what the caller said. */
class FakeTracer implements Tracer {
  readonly reported: Reported[] = [];
  private readonly traces = new AsyncLocalStorage<string>();

  async inSpan<Result>({ name }: { name: string }, work: () => Promise<Result>): Promise<Result> {
    this.reported.push({ trace: this.traces.getStore() ?? 'none', name });
    return work();
  }

  openRequest(traceparent = 'own') {
    return {
      traceId: traceparent,
      within: <Result>(work: () => Result) => this.traces.run(traceparent, work),
      end: (name: string) => void this.reported.push({ trace: traceparent, name }),
    };
  }

  headers = () => ({});
  close = async () => undefined;
}

let service: TestService;
let inner: Database;
let tracer: FakeTracer;

beforeAll(async () => {
  inner = await openTestDatabase();
  service = await startTestService({ database: tracedDatabase(inner) });
});

afterAll(async () => {
  await service.close();
  await inner.close();
});

beforeEach(() => {
  tracer = new FakeTracer();
  traceWith(tracer);
});

afterEach(() => traceWith(undefined));

const tracesOf = (name: RegExp) => tracer.reported.filter((one) => name.test(one.name)).map(({ trace }) => trace);

test('every statement stands in the trace of its request, with a body or without', async () => {
  const headers = (traceparent: string) => ({ headers: { traceparent } });
  await Promise.all([
    service.call({ method: 'GET', url: '/open/v1/job/list', ...headers('one') }),
    service.call({ method: 'POST', url: '/liveajax/GetHelpArticle', payload: { id: 10_001 }, ...headers('two') }),
  ]);

  expect(new Set(tracesOf(/^(select|with)/))).toEqual(new Set(['one', 'two']));
  expect(tracesOf(/^(GET|POST) /).toSorted()).toEqual(['one', 'two']);
});

test('R11.20 a trace that a stranger names is not believed', async () => {
  const headers = { traceparent: 'a-trace' };
  await service.call({ method: 'GET', url: '/open/v1/job/list', headers, remoteAddress: '203.0.113.5' });

  expect(new Set(tracer.reported.map(({ trace }) => trace))).toEqual(new Set(['own']));
});
