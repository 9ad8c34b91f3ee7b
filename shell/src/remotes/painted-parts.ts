import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SiteState } from '@site/shared/store';
import type { PartPainter } from '@site/shared/store/part-painter';
import { LRUCache } from 'lru-cache';
import { type Markup, markupText, type PaintedMarkup, paintedMarkup } from './page-markup';
import { plainText } from './plain-text';

type Read = { select: (state: SiteState) => unknown; value: unknown };

/** The markup of a part with certain properties; `position` where it holds an id that React made of the place in its page. */
type Painted = { markup: PaintedMarkup; reads: readonly Read[]; position: string | undefined };

/** A part that is painted for the first time in this render. */
type Sketch = { key: string; position: string; reads: Read[]; keepable: boolean };

const maxBytes = 12 * 1024 * 1024;
/** Of one part with the same properties: values of the store and places in pages. */
const maxVariants = 12;

const afterMark = '"></i>';
/** React's marker of a Suspense boundary that failed on the server. */
export const failedBoundary = '<!--$!-->';

/** How React spells an id. */
const reactId = /_R_[0-9a-v]*(?:H[0-9a-v]+)?_/;
/** React asks for these ahead, in the page's first bytes, unless a `<picture>` is to choose. */
const eagerPicture = /<img(?![^>]* loading="lazy")/;
const chosenPicture = /<picture\b.*?<\/picture>/gs;

function bytesOf(variants: readonly Painted[], key: string): number {
  return variants.reduce((sum, { markup }) => sum + markup.bytes.length, key.length);
}

/**
 * Parts of pages as they were painted once in this worker, by their properties and every value of the site's store that they
 * read (docs/architecture.md#painted-parts). Bounded by bytes.
 */
export class PaintedParts {
  private readonly kept = new LRUCache<string, Painted[]>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  private readonly numbers = new WeakMap<object, number>();
  private count = 0;
  private readonly mark = randomUUID();
  /** As React writes an element with the name of a mark, whose letter and number follow. */
  private readonly beforeMark = `<i data-painted="${this.mark}-`;
  /** Of the render that goes on; those that are being painted, outer ones first. */
  private sketches: Sketch[] = [];
  /** Those that were painted before. */
  private used: PaintedMarkup[] = [];
  private open: Sketch[] = [];

  /** @param state that of the page which is rendered */
  constructor(private readonly state: () => SiteState) {}

  /** What parts tell of themselves; frozen, since sections of any team can reach it. */
  get painter(): PartPainter {
    return Object.freeze<PartPainter>({
      paint: (part, props, position) => this.paint(part, props, position),
      read: (select, value) => {
        for (const { reads } of this.open) reads.push({ select, value });
      },
      giveUp: () => {
        for (const sketch of this.open) sketch.keepable = false;
      },
    });
  }

  /** Renders, and keeps the parts that were painted for the first time. */
  render(work: () => string): Markup {
    this.sketches = [];
    this.used = [];
    this.open = [];
    const html = work();
    return this.sketches.length + this.used.length > 0 ? this.take(html) : [html];
  }

  private paint(part: object, props: object, position: string): ReturnType<PartPainter['paint']> {
    const text = plainText(props);
    if (text === undefined) return undefined;
    const key = `${this.numberOf(part)} ${text}`;
    const found = this.kept.get(key)?.find((one) => this.fits(one, position));
    if (!found) return this.begin({ key, position, reads: [], keepable: true });
    for (const { reads } of this.open) reads.push(...found.reads);
    const number = this.used.push(found.markup) - 1;
    return `${this.beforeMark}u${number}${afterMark}`;
  }

  private begin(sketch: Sketch): ReturnType<PartPainter['paint']> {
    const number = this.sketches.push(sketch) - 1;
    this.open.push(sketch);
    const close = () => void this.open.splice(this.open.indexOf(sketch));
    return { begin: `${this.mark}-b${number}`, end: `${this.mark}-e${number}`, close };
  }

  private fits(painted: Painted, position: string): boolean {
    if (painted.position !== undefined && painted.position !== position) return false;
    const state = this.state();
    return painted.reads.every(({ select, value }) => isDeepStrictEqual(select(state), value));
  }

  /** The markup without marks: with the parts that were painted before in their places; what stands between two marks is kept. */
  private take(marked: string): Markup {
    const [first = '', ...rest] = marked.split(this.beforeMark);
    const begins: number[] = [];
    const markup: (string | PaintedMarkup)[] = [first];
    for (const piece of rest) {
      const end = piece.indexOf(afterMark);
      const number = Number(piece.slice(1, end));
      const used = piece.startsWith('u') ? this.used[number] : undefined;
      if (used) markup.push(used);
      else if (piece.startsWith('b')) begins[number] = markup.length;
      else this.keep(this.sketches[number], markupText(markup.slice(begins[number])));
      markup.push(piece.slice(end + afterMark.length));
    }
    return markup;
  }

  private keep(sketch: Sketch | undefined, html: string): void {
    if (!sketch?.keepable || html.includes(failedBoundary)) return;
    if (eagerPicture.test(html.replace(chosenPicture, ''))) return;
    const { key, reads } = sketch;
    const position = reactId.test(html) ? sketch.position : undefined;
    const others = this.kept.get(key) ?? [];
    this.kept.set(key, [{ markup: paintedMarkup(html), reads, position }, ...others].slice(0, maxVariants));
  }

  private numberOf(part: object): number {
    const known = this.numbers.get(part) ?? (this.count += 1);
    this.numbers.set(part, known);
    return known;
  }
}
