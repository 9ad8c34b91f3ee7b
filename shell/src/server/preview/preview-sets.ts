import { messageOf } from '@site/release/errors/release-error';
import { inBackground } from '@site/shared/process/in-background';
import type { Logger } from 'pino';
import { labelOf, versionsOf } from '../../render/pages/release-set';
import { ExchangedRelease } from '../releases/exchanged-set';
import type { LiveSet, SetComposer } from '../releases/set-composer';

/** Each costs a render process. */
const mostSets = 5;
/** A set that nobody asked for so long ends, in milliseconds. */
const idleTime = 10 * 60_000;

/** What a visitor of a preview is shown: the set, or what is live and why. */
export type PreviewSet = { set: LiveSet } | { refused: 'full' | 'broken' };

type Running = { release: Promise<ExchangedRelease | undefined>; timer: NodeJS.Timeout; series: string | undefined };

type Options = { composer: Pick<SetComposer, 'compose'>; log: Pick<Logger, 'info' | 'warn' | 'error'> };

/** The sets of previews, composed when somebody first looks at one, at most five at a time. */
export class PreviewSets {
  private readonly running = new Map<string, Running>();
  /** Those that have ended before they were loaded cost a process until they are. */
  private composing = 0;

  constructor(private readonly options: Options) {}

  /** Releases that are composed, or being composed: `mf-help@1.3.0`. */
  get labels(): string[] {
    return [...this.running.keys()];
  }

  /** The live set with this release in it, in the place of what was shown of the same series. */
  async get(remote: string, version: string, live: LiveSet, series?: string): Promise<PreviewSet> {
    const label = labelOf(remote, version);
    const compose = () => this.compose(remote, version, live);
    const known = this.running.get(label) ?? this.start(label, compose, series);
    if (!known) return { refused: 'full' };
    known.timer.refresh();
    // Somebody looks at it who is not of that series.
    if (series === undefined) known.series = undefined;
    const release = await known.release;
    return release ? { set: release.in(live) } : { refused: 'broken' };
  }

  stop(): void {
    for (const label of this.labels) this.end(label);
  }

  private start(label: string, compose: () => Promise<ExchangedRelease>, series?: string): Running | undefined {
    this.endSeries(series);
    if (this.running.size >= mostSets || this.composing > mostSets) return undefined;
    this.composing += 1;
    const release = compose().catch((error) => {
      this.options.log.warn({ preview: label, reason: messageOf(error) }, 'a preview does not load');
      if (this.running.get(label) === running) this.end(label);
      return undefined;
    });
    inBackground(
      this.options.log,
      release.finally(() => this.composing--),
      'a preview was not composed',
    );
    const timer = setTimeout(() => this.end(label), idleTime).unref();
    const running: Running = { release, timer, series };
    this.running.set(label, running);
    this.options.log.info({ preview: label }, 'a preview begins');
    return running;
  }

  private endSeries(series: string | undefined): void {
    if (series === undefined) return;
    for (const [label, running] of this.running) if (running.series === series) this.end(label);
  }

  private async compose(remote: string, version: string, live: LiveSet): Promise<ExchangedRelease> {
    const versions = { ...versionsOf(live.input.set), [remote]: version };
    const wanted = { versions, instead: () => [], required: remote };
    return new ExchangedRelease(await this.options.composer.compose(wanted, () => undefined), remote, 'preview');
  }

  private end(label: string): void {
    const running = this.running.get(label);
    this.running.delete(label);
    clearTimeout(running?.timer);
    if (!running) return;
    const retired = running.release.then((release) => release?.retire());
    inBackground(this.options.log, retired, 'the workers of a preview could not be ended');
  }
}
