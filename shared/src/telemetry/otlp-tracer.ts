import {
  context,
  type Context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { RequestSpan, SpanStart, Tracer } from './spans';

export type OtlpSettings = {
  /** As in `OTEL_EXPORTER_OTLP_ENDPOINT`; `/v1/traces` is added. */
  endpoint: string;
  /** Name of this service in traces. */
  service: string;
  /** Is told once when spans cannot be sent. */
  report: () => void;
};

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

/** Spans by OpenTelemetry's SDK, which also reads the other variables of its standard (headers, sampler, time-outs). */
export function openOtlpTracer({ endpoint, service, report }: OtlpSettings): Tracer {
  reportOnce(report);
  return openTracer(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }), service);
}

/** Spans of a service by any exporter. */
export function openTracer(exporter: SpanExporter, service: string): Tracer {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('site');
  return {
    inSpan: ({ name, kind, facts }: SpanStart, work) =>
      tracer.startActiveSpan(name, { kind: kinds[kind], attributes: facts }, (span) => untilSettled(span, work)),
    openRequest: (traceparent) => {
      const parent = propagation.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {});
      return requestSpan(tracer.startSpan('request', { kind: SpanKind.SERVER }, parent), parent);
    },
    headers: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent ? { traceparent: carrier.traceparent } : {};
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function requestSpan(span: Span, parent: Context): RequestSpan {
  const own = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    within: (work) => context.with(own, work),
    end: (name, facts, failed) => {
      span.updateName(name).setAttributes(facts);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Of an error nothing is told but that it was: its message may repeat what somebody typed. */
async function untilSettled<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** The SDK tells its own log of every batch that failed; an operator needs to know it once. */
function reportOnce(report: () => void): void {
  let wasReported = false;
  const logOnce = () => {
    if (!wasReported) report();
    wasReported = true;
  };
  const silent = () => undefined;
  const logger = { error: logOnce, warn: silent, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
}
