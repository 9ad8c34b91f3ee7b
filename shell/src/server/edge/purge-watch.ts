import { contentTag } from './edge-headers';

/** How often it is asked whether something changed, in milliseconds; the question reads memory. */
const lookEvery = 250;

export type PurgedState = {
  /** Section → the version that this shell shows everybody. */
  versions: Readonly<Record<string, string>>;
  /** 0 while the service told none. */
  content: number;
};

/** What a cache must forget when this shell shows something else. */
export function tagsOfChange(before: PurgedState, now: PurgedState): string[] {
  const names = [...new Set([...Object.keys(before.versions), ...Object.keys(now.versions)])].sort();
  const sections = names.filter((name) => before.versions[name] !== now.versions[name]);
  const content = before.content !== 0 && before.content !== now.content;
  return content ? [...sections, contentTag] : sections;
}

type Options = {
  /** Undefined while there is no set. */
  state: () => PurgedState | undefined;
  purge: (tags: readonly string[]) => void;
};

/**
 * Purges after this shell has switched. Every shell does so: the last purge then follows the last switch, whoever was slow,
 * and nobody has to know how many there are. A start changes nothing that visitors see, and purges nothing.
 */
export class PurgeWatch {
  private timer: NodeJS.Timeout | undefined;
  private known: PurgedState | undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    this.look();
    this.timer = setInterval(() => this.look(), lookEvery).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const state = this.options.state();
    if (!state) return;
    // A service that is away for a moment changed no words.
    const now = { ...state, content: state.content || (this.known?.content ?? 0) };
    const tags = this.known ? tagsOfChange(this.known, now) : [];
    this.known = now;
    if (tags.length > 0) this.options.purge(tags);
  }
}
