import type { Static, TSchema } from '@sinclair/typebox';
import { type ValueError, Value } from '@sinclair/typebox/value';
import { LineCounter, type YAMLError, parseDocument, visit } from 'yaml';
import type { ContentIssue } from './content-issue';
import { meantError, schemaWords } from './schema-words';
import { yamlFault } from './yaml-words';

type Checked<T extends TSchema> = { value: Static<T>; issues: [] } | { value: undefined; issues: ContentIssue[] };

/** Front matter or a JSON file (JSON is YAML), parsed so that every validation error can name its line. */
export class DataSource {
  private readonly lines = new LineCounter();
  private readonly document;

  /** `firstLine` is where `text` begins in the file, counted from 1. */
  constructor(
    readonly file: string,
    private readonly text: string,
    private readonly firstLine = 1,
  ) {
    this.document = parseDocument(text, { lineCounter: this.lines, uniqueKeys: true });
  }

  /** The value if it matches the schema, else the validation errors with their lines. */
  check<T extends TSchema>(schema: T): Checked<T> {
    const [syntax] = this.document.errors;
    if (syntax) return { value: undefined, issues: [this.syntaxIssue(syntax)] };
    const reference = this.referenceIssue();
    if (reference) return { value: undefined, issues: [reference] };
    const value: unknown = this.document.toJS();
    if (Value.Check(schema, value)) return { value, issues: [] };
    const firstPerPath = new Map<string, ValueError>();
    for (const error of [...Value.Errors(schema, value)].map(meantError))
      if (!firstPerPath.has(error.path)) firstPerPath.set(error.path, error);
    return { value: undefined, issues: [...firstPerPath.values()].map((error) => this.issueOf(error)) };
  }

  /** Line of the value at `path`, or of its nearest parent. */
  lineOf(path: readonly (string | number)[]): number {
    for (let length = path.length; length >= 0; length--) {
      const node = this.document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return this.lineAt(node.range[0]);
    }
    return this.firstLine;
  }

  /**
   * References are refused, none of our files has one: they can lead nowhere, to themselves, or to so much that it takes the
   * memory. Mostly one is a text that begins with a star, as in Markdown.
   */
  private referenceIssue(): ContentIssue | undefined {
    let issue: ContentIssue | undefined;
    visit(this.document, {
      Alias: (_, { range }) => {
        issue = this.issueAt(range?.[0] ?? 0, '以 * 开头的值会被读成引用，请用英文双引号括起来');
        return visit.BREAK;
      },
    });
    return issue;
  }

  private syntaxIssue(error: YAMLError): ContentIssue {
    const fault = yamlFault(this.text, error, this.lines.linePos(error.pos[0]).line - 1);
    return { file: this.file, line: this.firstLine + fault.line, message: fault.message };
  }

  private issueOf(error: ValueError): ContentIssue {
    const keys = error.path.split('/').slice(1);
    return {
      file: this.file,
      line: this.lineOf(keys),
      message: `${keys.join('.') || '整个文件'}：${schemaWords(error)}`,
    };
  }

  private issueAt(offset: number, message: string): ContentIssue {
    return { file: this.file, line: this.lineAt(offset), message };
  }

  private lineAt(offset: number): number {
    return this.firstLine - 1 + this.lines.linePos(offset).line;
  }
}
