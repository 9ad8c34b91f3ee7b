import type { Static, TSchema } from '@sinclair/typebox';
import { type ValueError, Value } from '@sinclair/typebox/value';
import { LineCounter, parseDocument } from 'yaml';
import type { ContentFault } from './content-fault';

type Checked<T extends TSchema> = { value: Static<T>; faults: [] } | { value: undefined; faults: ContentFault[] };

/** Front matter or a JSON file (JSON is YAML), read so that every fault can name its line. */
export class DataSource {
  private readonly lines = new LineCounter();
  private readonly document;

  /** `firstLine` is where `text` begins in the file, counted from 1. */
  constructor(
    readonly file: string,
    text: string,
    private readonly firstLine = 1,
  ) {
    this.document = parseDocument(text, { lineCounter: this.lines, uniqueKeys: true });
  }

  /** The value if it fits the schema, else what does not fit and where. */
  check<T extends TSchema>(schema: T): Checked<T> {
    const [syntax] = this.document.errors;
    if (syntax) return { value: undefined, faults: [this.faultAt(syntax.pos[0], syntax.message.split('\n')[0] ?? '')] };
    const value: unknown = this.document.toJS();
    if (Value.Check(schema, value)) return { value, faults: [] };
    const firstPerPath = new Map<string, ValueError>();
    for (const error of Value.Errors(schema, value))
      if (!firstPerPath.has(error.path)) firstPerPath.set(error.path, error);
    return { value: undefined, faults: [...firstPerPath.values()].map((error) => this.faultOf(error)) };
  }

  /** Line of the value at `path`, or of the nearest value around it. */
  lineOf(path: readonly (string | number)[]): number {
    for (let length = path.length; length >= 0; length--) {
      const node = this.document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return this.lineAt(node.range[0]);
    }
    return this.firstLine;
  }

  private faultOf({ path, message }: ValueError): ContentFault {
    const keys = path.split('/').slice(1);
    const words = message.charAt(0).toLowerCase() + message.slice(1);
    return { file: this.file, line: this.lineOf(keys), message: `${keys.join('.') || 'the file'}: ${words}` };
  }

  private faultAt(offset: number, message: string): ContentFault {
    return { file: this.file, line: this.lineAt(offset), message };
  }

  private lineAt(offset: number): number {
    return this.firstLine - 1 + this.lines.linePos(offset).line;
  }
}
