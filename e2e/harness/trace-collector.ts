import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CollectedSpan = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  facts: Record<string, unknown>;
};

type Value = { stringValue?: string; intValue?: number | string };
type Attribute = { key: string; value: Value };
type OtlpSpan = Omit<CollectedSpan, 'service' | 'facts'> & { attributes: Attribute[] };
type OtlpBody = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
};

export type TraceCollector = {
  endpoint: string;
  spans: CollectedSpan[];
  /** Everything that was received, as it came. */
  text: () => string;
  close: () => Promise<void>;
};

function factsOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

function spansIn(body: string): CollectedSpan[] {
  return (JSON.parse(body) as OtlpBody).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, ...span }) => ({
        ...span,
        service: String(factsOf(resource.attributes)['service.name']),
        facts: factsOf(attributes),
      })),
    ),
  );
}

/** What an operator would have collect traces: OTLP over HTTP, in JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (request.url === '/v1/traces') {
      bodies.push(body);
      spans.push(...spansIn(body));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
