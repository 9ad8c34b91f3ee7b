/** What a span says: names and numbers of our own, never a word of a visitor, no address and no query. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A request that is being answered. */
export type RequestSpan = {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** Runs `work` below it. */
  within: <Result>(work: () => Result) => Result;
  end: (name: string, facts: SpanFacts, failed: boolean) => void;
};

/** A piece of work; `client` where another process does it. */
export type SpanStart = { name: string; kind: 'internal' | 'client'; facts: SpanFacts };

export interface Tracer {
  inSpan<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result>;
  openRequest(traceparent: string | undefined): RequestSpan;
  headers(): { traceparent?: string };
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

/** One a process, as the context of a request is; none while nobody collects traces. */
let tracer: Tracer | undefined;

export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Whether somebody collects traces. */
export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Runs work as a span below that of the request. */
export function inSpan<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result> {
  return tracer ? tracer.inSpan(start, work) : work();
}

/** Begins the span of a request, below that of a caller who may be believed (W3C Trace Context). */
export function openRequest(traceparent: string | undefined): RequestSpan | undefined {
  return tracer?.openRequest(traceparent);
}

/** What tells another service of ours whose work it does. */
export function traceHeaders(): { traceparent?: string } {
  return tracer?.headers() ?? {};
}
