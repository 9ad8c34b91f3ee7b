import type { OtlpSettings } from './otlp-tracer';
import { traceWith } from './spans';

type Settings = Omit<OtlpSettings, 'endpoint'> & { endpoint: string | undefined };

/** Begins to trace where somebody collects traces; elsewhere nothing is loaded. Gives how to end it. */
export async function startTracing({ endpoint, ...settings }: Settings): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { openOtlpTracer } = await import('./otlp-tracer');
  const tracer = openOtlpTracer({ endpoint, ...settings });
  traceWith(tracer);
  return async () => {
    traceWith(undefined);
    await tracer.close();
  };
}
