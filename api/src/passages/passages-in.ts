import { leadAnchor, supportAnchor } from '@site/shared/contract/page-anchors';
import { Parser } from 'htmlparser2';

/** A part of a page: what it is called, what it says, and the id by which an address leads there. */
export type Passage = { anchor: string; heading: string; text: string };

/** What a page may bring: it is made by a section, which is not trusted. */
export const limits = { passages: 80, heading: 120, text: 1200, anchor: 80, html: 1_000_000 };

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'summary']);
/** Words that lead elsewhere, that are operated or that nobody reads are no answers. */
const skipped = new Set([
  'script',
  'style',
  'svg',
  'nav',
  'button',
  'label',
  'select',
  'textarea',
  'noscript',
  'template',
  'pre',
]);
const inline = new Set([
  'a',
  'b',
  'strong',
  'em',
  'span',
  'code',
  'i',
  'wbr',
  'small',
  'sub',
  'sup',
  'mark',
  'kbd',
  'time',
  'u',
  's',
]);
const unreadRoles = new Set(['listbox', 'dialog', 'status']);
/** Forms stand on every page. */
const forms = new Set<string>([leadAnchor, supportAnchor]);

type Open = { name: string; id: string; isSkipped: boolean };

/** Share of a passage that may be links. */
const mostLinked = 0.6;

type Attributes = Readonly<Record<string, string>>;

/** An id to which an address can lead. */
const idOf = ({ id = '' }: Attributes) => (/^[A-Za-z0-9]\S*$/.test(id) ? id : '');
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function isUnread(attributes: Attributes): boolean {
  const { role = '', 'aria-hidden': isHidden } = attributes;
  return 'hidden' in attributes || 'data-console' in attributes || isHidden === 'true' || unreadRoles.has(role);
}

/** Reads markup from its beginning to its end, once. */
class PassageReader {
  readonly passages: Passage[] = [];
  private readonly open: Open[] = [];
  private heading = '';
  private row: { text: string; first: string; hasCode: boolean } | undefined;
  private current: Passage = { anchor: '', heading: '', text: '' };
  /** What a folded part with nothing in it was begun in: its label is no heading of what follows. */
  private folded: Passage | undefined;
  /** Characters of the current passage that are links. */
  private linked = 0;
  private isHeadingLinked = false;

  read(html: string): Passage[] {
    const parser = new Parser({
      onopentag: (name, attributes) => this.begin(name, attributes),
      ontext: (text) => this.addText(text),
      onclosetag: (name) => this.close(name),
    });
    parser.end(html.slice(0, limits.html));
    if (this.folded) this.keep(this.folded);
    this.keep(this.current);
    return this.passages;
  }

  private get isSkipped(): boolean {
    return this.open.at(-1)?.isSkipped ?? false;
  }

  private get isHeading(): boolean {
    return this.open.some(({ name }) => headings.has(name));
  }

  private get isLink(): boolean {
    return this.open.some(({ name }) => name === 'a');
  }

  private begin(name: string, attributes: Attributes): void {
    this.separate(name);
    const id = idOf(attributes);
    const isSkipped = this.isSkipped || skipped.has(name) || isUnread(attributes) || forms.has(id);
    if (!isSkipped) this.notice(name);
    this.open.push({ name, id, isSkipped });
  }

  private notice(name: string): void {
    if (headings.has(name) && !this.isHeading) {
      this.heading = '';
      this.isHeadingLinked = this.isLink;
    }
    if (name === 'a' && this.isHeading) this.isHeadingLinked = true;
    if (name === 'tr') this.row = { text: '', first: '', hasCode: false };
    if (this.row && name === 'code') this.row.hasCode = true;
  }

  /** The parser closes what is open, in the order of its nesting, and nothing else. */
  private close(name: string): void {
    this.separate(name);
    const wasSkipped = this.isSkipped;
    const anchor = this.nearestId();
    this.open.pop();
    if (!wasSkipped) this.finish(name, anchor);
  }

  private finish(name: string, anchor: string): void {
    if (headings.has(name) && !this.isHeading) this.start(tidy(this.heading), anchor, name === 'summary');
    if (this.row && (name === 'td' || name === 'th')) this.row.first ||= tidy(this.row.text);
    if (name === 'tr') this.keepRow(anchor);
    if (name === 'details') this.unfold();
  }

  private unfold(): void {
    if (this.folded && tidy(this.current.text) === '') this.current = this.folded;
    else if (this.folded) this.keep(this.folded);
    this.folded = undefined;
  }

  private separate(name: string): void {
    if (!inline.has(name)) this.addText(' ');
  }

  private nearestId(): string {
    return this.open.findLast(({ id }) => id)?.id ?? '';
  }

  private addText(text: string): void {
    if (this.isSkipped) return;
    if (this.row) this.row.text += text;
    if (this.isHeading) this.heading += text;
    else if (this.current.text.length < limits.text) this.current.text += text;
    if (text !== ' ' && this.isLink) this.linked += text.length;
  }

  private start(heading: string, anchor: string, isFolded: boolean): void {
    if (this.folded) this.keep(this.folded);
    this.folded = isFolded ? this.current : undefined;
    if (!isFolded) this.keep(this.current);
    this.current = { anchor, heading, text: '' };
    // What is called by a link says what another page says.
    this.linked = this.isHeadingLinked ? Number.POSITIVE_INFINITY : 0;
  }

  /** A row with a code, such as that of an error, is found by itself. */
  private keepRow(anchor: string): void {
    const { row } = this;
    this.row = undefined;
    if (row?.hasCode) this.keep({ anchor: anchor || this.current.anchor, heading: row.first, text: row.text });
  }

  private keep({ anchor, heading, text }: Passage): void {
    const plain = tidy(text).slice(0, limits.text);
    if (this.passages.length >= limits.passages) return;
    if (heading === '' && plain === '') return;
    // A list of links says what other pages say.
    if (this.linked > mostLinked * (heading.length + plain.length)) return;
    this.passages.push({
      anchor: anchor.length > limits.anchor ? '' : anchor,
      heading: heading.slice(0, limits.heading),
      text: plain,
    });
  }
}

/** The passages of some markup in its order, each from its heading to the next. */
export function passagesIn(html: string): Passage[] {
  return new PassageReader().read(html);
}
