/** A form of a document: where it sends what, as a browser without script would. */
export type OutlineForm = {
  method: string;
  /** As it is written; empty for the page itself. */
  action: string;
  /** Names of what a visitor fills in and of what travels along, each once, in their order. */
  fields: string[];
};

const controls = new Set(['input', 'select', 'textarea']);
/** What sends nothing by itself. */
const silent = new Set(['submit', 'button', 'reset', 'image']);

type Attributes = Readonly<Record<string, string>>;

/** Collects the forms of a document while it is parsed. */
export class FormReader {
  private current: OutlineForm | undefined;

  constructor(private readonly forms: OutlineForm[]) {}

  note(tag: string, attributes: Attributes): void {
    if (tag === 'form') this.open(attributes);
    const { name, type = '' } = attributes;
    if (!this.current || !name || !controls.has(tag) || silent.has(type)) return;
    if (!this.current.fields.includes(name)) this.current.fields.push(name);
  }

  close(): void {
    this.current = undefined;
  }

  private open({ method = 'get', action = '' }: Attributes): void {
    this.current = { method: method.toLowerCase(), action, fields: [] };
    this.forms.push(this.current);
  }
}
