import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The metrics of the service. Labels are routes, forms and outcomes, never user input. */
export class Metrics {
  readonly registry = new Registry();
  readonly leads = this.counter('site_leads_total', 'Lead calls by form and outcome', ['form', 'outcome']);
  readonly contentIssues = this.gauge('site_content_faults', 'Faults that kept the last import from being taken', []);
  readonly contentRevision = this.gauge('site_content_revision', 'The content revision that is served', []);
  readonly journalLag = this.gauge('site_lead_journal_lag_segments', 'Journal segments the database has not got', []);
  readonly deliveries = this.gauge('site_outbox_deliveries', 'Webhook deliveries by state', ['state']);
  readonly tracked = this.counter('site_tracked_events_total', 'Tracking events by action', ['action']);
  readonly limited = this.counter('site_limited_total', 'Requests above the limit of their network', ['call']);
  readonly foreign = this.counter(
    'site_foreign_posts_total',
    'Posts refused because a page of another site sent them',
    [],
  );
  readonly reads = this.counter('site_reads_total', 'Reads by weight and what became of them', ['weight', 'outcome']);
  readonly requests = new Histogram({
    name: 'site_request_seconds',
    help: 'Time of answered requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [this.registry],
  });

  /** Adds process metrics: memory, event loop, handles. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Shows how many reads are in the database and how many wait for it. */
  watchReads({ running, waiting }: Record<'running' | 'waiting', Record<string, number>>): void {
    for (const [state, counts] of Object.entries({ running, waiting })) {
      new Gauge({
        name: `site_reads_${state}`,
        help: `Reads that are ${state} now, by weight`,
        labelNames: ['weight'],
        registers: [this.registry],
        collect() {
          for (const [weight, count] of Object.entries(counts)) this.set({ weight }, count);
        },
      });
    }
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge<Label extends string>(name: string, help: string, labelNames: Label[]): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
