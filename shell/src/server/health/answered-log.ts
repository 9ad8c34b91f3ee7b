import { type Logger, symbols } from 'pino';

type Line = Readonly<Record<string, string | number>>;
type Inside = { [symbols.streamSym]: { write: (text: string) => void }; [symbols.chindingsSym]: string };

/** How long a line may wait for others to be written with, in milliseconds. */
const gatherFor = 100;
/** Lines that are written before that. */
const mostLines = 200;
const mostKnown = 2000;
const level = 30;

/**
 * Lines of answers that come by thousands a second, in the form that the log gives its lines: what is the same for all answers of
 * a page is made once, and lines are written together.
 */
export class AnsweredLog {
  private readonly known = new Map<string, string>();
  private lines: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly log: Logger) {
    process.once('exit', () => this.flush());
  }

  /**
   * @param fields of our own alone: they are not masked
   * @param request the id of a trusted proxy, of a form that needs no escape
   */
  write(key: string, fields: () => Line, ms: number, request?: string): void {
    if (!this.log.isLevelEnabled('info')) return;
    const named = request ? `,"request":"${request}"` : '';
    this.lines.push(
      `${this.known.get(key) ?? this.begin(key, fields())}${Date.now()},"ms":${ms}${named},"msg":"answered"}\n`,
    );
    if (this.lines.length >= mostLines) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), gatherFor).unref();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.lines.length === 0) return;
    const text = this.lines.join('');
    this.lines = [];
    this.inside[symbols.streamSym].write(text);
  }

  private begin(key: string, fields: Line): string {
    const own = JSON.stringify(fields).slice(1, -1);
    const text = `{"level":${level}${this.inside[symbols.chindingsSym]},${own},"time":`;
    if (this.known.size >= mostKnown) this.known.clear();
    this.known.set(key, text);
    return text;
  }

  private get inside(): Inside {
    return this.log as unknown as Inside;
  }
}
