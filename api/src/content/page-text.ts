import { Parser } from 'htmlparser2';

/** Texts that are read though nobody sees them as such: descriptions, texts of cards, of pictures and of parts. */
const spoken = new Set(['content', 'alt', 'aria-label', 'title']);
const cellRoles = new Set(['cell', 'rowheader', 'columnheader']);
const blocks = new Set(
  'p div li tr h1 h2 h3 h4 h5 h6 section summary details figure figcaption br ul ol table nav article header footer form option button label title main aside'.split(
    ' ',
  ),
);

/** Of a page what is read of it: `within` one element alone, `without` others, `isSpoken` says whether with texts of attributes. */
type Part = { within?: string; without?: ReadonlySet<string>; isSpoken?: boolean };
type Attributes = Readonly<Record<string, string>>;

/** What stands before an element. */
function before(name: string, role = ''): string {
  if (name === 'td' || name === 'th' || cellRoles.has(role)) return ' | ';
  return blocks.has(name) || name === 'dt' ? '\n' : '';
}

/** What stands behind it. */
function behind(name: string): string {
  if (blocks.has(name)) return '\n';
  return name === 'dt' || name === 'dd' ? ' ' : '';
}

/** Name and text of the plans that an article is for, in one line with its title, as the list of plans says nothing of what. */
class ArticleScope {
  private readonly texts = { h1: '', dt: '', dd: '' };
  private reads: 'h1' | 'dt' | 'dd' | undefined;
  private isFound = false;

  open(name: string): void {
    if (name === 'h1' && this.texts.h1 === '') this.reads = 'h1';
    if (name === 'dt') [this.reads, this.texts.dt] = ['dt', ''];
    if (name === 'dd' && !this.isFound && this.texts.dt.trim() === '适用版本')
      [this.reads, this.isFound] = ['dd', true];
  }

  close(name: string): void {
    if (name === this.reads) this.reads = undefined;
  }

  add(text: string): void {
    if (this.reads) this.texts[this.reads] += text;
  }

  get line(): string {
    return this.isFound ? `${this.texts.h1} ${this.texts.dd}` : '';
  }
}

/** Reads a page as browsers do. */
class PageReader {
  readonly data: string[] = [];
  readonly spoken: string[] = [];
  readonly scope = new ArticleScope();
  shown = '';
  private readonly open: string[] = [];
  private isInData = false;

  constructor(private readonly part: Part) {}

  onopentag = (name: string, attributes: Attributes): void => {
    this.open.push(name);
    if (!this.isRead) return;
    this.isInData = name === 'script' && attributes['type'] === 'application/ld+json';
    if (this.isInData) this.data.push('');
    if (this.isCode) return;
    this.write(before(name, attributes['role']));
    this.scope.open(name);
    if (this.part.isSpoken === false) return;
    for (const [key, value] of Object.entries(attributes)) if (spoken.has(key)) this.spoken.push(value);
  };

  ontext = (text: string): void => {
    if (!this.isRead) return;
    if (!this.isCode) this.write(text);
    else if (this.isInData) this.data.push((this.data.pop() ?? '') + text);
  };

  onclosetag = (name: string): void => {
    if (this.isRead && !this.isCode) {
      this.scope.close(name);
      this.write(behind(name));
    }
    this.open.pop();
  };

  private get isRead(): boolean {
    const { within, without } = this.part;
    return (!within || this.open.includes(within)) && !(without && this.open.some((name) => without.has(name)));
  }

  private get isCode(): boolean {
    const name = this.open.at(-1);
    return name === 'script' || name === 'style';
  }

  private write(text: string): void {
    this.shown += text;
    this.scope.add(text);
  }
}

/**
 * What a page says, line by line: blocks are lines of their own, cells of a table stand in one line apart by `|`. Structured data,
 * descriptions and texts of pictures are lines too.
 */
export function pageText(html: string, part: Part = {}): string {
  const reader = new PageReader(part);
  new Parser(reader).end(html);
  const { data, spoken: heard, scope, shown } = reader;
  return [...data, ...heard, scope.line, shown]
    .join('\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace(/^[ |]+| +$/g, ''))
    .filter((line) => line !== '')
    .join('\n');
}
