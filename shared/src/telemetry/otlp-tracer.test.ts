import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { openTracer } from './otlp-tracer';
import { inSpan, openRequest, traceHeaders, traceWith } from './spans';
import { startTracing } from './start-tracing';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const start = { name: 'work', kind: 'internal' as const, facts: {} };

afterEach(() => traceWith(undefined));

test('R11.19 without a collector work is done and nothing is traced', async () => {
  const end = await startTracing({ endpoint: undefined, service: 'shell', report: () => undefined });

  expect(await inSpan(start, async () => 7)).toBe(7);
  expect([openRequest(undefined), traceHeaders()]).toEqual([undefined, {}]);
  await end();
});

test('R11.19 work stands below its request, which stands below its caller; of an error no word is told', async () => {
  const spans: ReadableSpan[] = [];
  const exporter: SpanExporter = {
    export: (some, done) => {
      spans.push(...some);
      done({ code: 0 });
    },
    shutdown: async () => undefined,
  };
  const tracer = openTracer(exporter, 'shell');
  traceWith(tracer);
  const request = openRequest(`00-${traceId}-b7ad6b7169203331-01`);
  const headers = await request?.within(() => inSpan(start, async () => traceHeaders()));
  const fails = async () => Promise.reject(new Error('13800138000'));
  await expect(request?.within(() => inSpan({ ...start, name: 'fails' }, fails))).rejects.toThrow();
  request?.end('GET /', { status: 200 }, false);
  await tracer.close();
  const reported = spans.map((span) => [
    span.name,
    span.spanContext().traceId,
    span.parentSpanContext?.spanId,
    span.status,
  ]);
  const own = spans[2]?.spanContext().spanId;

  expect(reported).toEqual([
    ['work', traceId, own, { code: 0 }],
    ['fails', traceId, own, { code: 2 }],
    ['GET /', traceId, 'b7ad6b7169203331', { code: 0 }],
  ]);
  expect(spans.flatMap(({ events }) => events)).toEqual([]);
  expect(headers?.traceparent).toBe(`00-${traceId}-${spans[0]?.spanContext().spanId}-01`);
});

test('a collector that does not answer is reported once', async () => {
  let reports = 0;
  const report = () => {
    reports += 1;
  };
  const end = await startTracing({ endpoint: 'http://127.0.0.1:9', service: 'shell', report });
  await inSpan(start, async () => 1);
  await end();

  expect(reports).toBe(1);
});
