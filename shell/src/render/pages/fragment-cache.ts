import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SiteState } from '@site/shared/store';
import type { FragmentRecorder } from '@site/shared/store/fragment-recorder';
import { LRUCache } from 'lru-cache';
import { type Markup, markupText, type FragmentMarkup, fragmentMarkup } from './page-markup';
import { plainText } from './plain-text';

type Read = { select: (state: SiteState) => unknown; value: unknown };

/** The markup of a part with certain properties; with a `position` if it contains an id that React derived from its place in the page. */
type Fragment = { markup: FragmentMarkup; reads: readonly Read[]; position: string | undefined };

/** A fragment that is rendered for the first time in this render. */
type Recording = { key: string; position: string; reads: Read[]; isStorable: boolean };

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

function bytesOf(variants: readonly Fragment[], key: string): number {
  return variants.reduce((sum, { markup }) => sum + markup.bytes.length, key.length);
}

/**
 * The markup of fragments as this process rendered them once. The key is a part with its properties and every value of the site's store
 * that it read (docs/architecture.md#fragment-cache). The size is limited in bytes.
 */
export class FragmentCache {
  private readonly stored = new LRUCache<string, Fragment[]>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  private readonly numbers = new WeakMap<object, number>();
  private count = 0;
  private readonly mark = randomUUID();
  /** The beginning of a mark or placeholder as React writes it; its letter and number follow. */
  private readonly beforeMark = `<i data-fragment="${this.mark}-`;
  /** Recordings of the current render, in the order in which they began. */
  private recordings: Recording[] = [];
  /** Stored fragments that the current render uses. */
  private used: FragmentMarkup[] = [];
  /** Recordings that have not ended, outer ones first. */
  private open: Recording[] = [];

  /** @param state returns the state of the page that is rendered */
  constructor(private readonly state: () => SiteState) {}

  /** What rendering code reports to; frozen, since code of every section can reach it. */
  get recorder(): FragmentRecorder {
    return Object.freeze<FragmentRecorder>({
      begin: (part, props, position) => this.begin(part, props, position),
      read: (select, value) => {
        for (const { reads } of this.open) reads.push({ select, value });
      },
      discard: () => {
        for (const recording of this.open) recording.isStorable = false;
      },
    });
  }

  /** Renders a page and stores the fragments that were rendered for the first time. */
  render(work: () => string): Markup {
    this.recordings = [];
    this.used = [];
    this.open = [];
    const html = work();
    return this.recordings.length + this.used.length > 0 ? this.take(html) : [html];
  }

  private begin(part: object, props: object, position: string): ReturnType<FragmentRecorder['begin']> {
    const text = plainText(props);
    if (text === undefined) return undefined;
    const key = `${this.numberOf(part)} ${text}`;
    const found = this.stored.get(key)?.find((one) => this.fits(one, position));
    if (!found) return this.record({ key, position, reads: [], isStorable: true });
    for (const { reads } of this.open) reads.push(...found.reads);
    const number = this.used.push(found.markup) - 1;
    return `${this.beforeMark}u${number}${afterMark}`;
  }

  private record(recording: Recording): ReturnType<FragmentRecorder['begin']> {
    const number = this.recordings.push(recording) - 1;
    this.open.push(recording);
    const close = () => void this.open.splice(this.open.indexOf(recording));
    return { begin: `${this.mark}-b${number}`, end: `${this.mark}-e${number}`, close };
  }

  private fits(fragment: Fragment, position: string): boolean {
    if (fragment.position !== undefined && fragment.position !== position) return false;
    const state = this.state();
    return fragment.reads.every(({ select, value }) => isDeepStrictEqual(select(state), value));
  }

  /** Puts stored fragments in place of their placeholders, stores what stands between two marks, and removes the marks. */
  private take(marked: string): Markup {
    const [first = '', ...rest] = marked.split(this.beforeMark);
    const begins: number[] = [];
    const markup: (string | FragmentMarkup)[] = [first];
    for (const piece of rest) {
      const end = piece.indexOf(afterMark);
      const number = Number(piece.slice(1, end));
      const used = piece.startsWith('u') ? this.used[number] : undefined;
      if (used) markup.push(used);
      else if (piece.startsWith('b')) begins[number] = markup.length;
      else this.storeFragment(this.recordings[number], markupText(markup.slice(begins[number])));
      markup.push(piece.slice(end + afterMark.length));
    }
    return markup;
  }

  private storeFragment(recording: Recording | undefined, html: string): void {
    if (!recording?.isStorable || html.includes(failedBoundary)) return;
    if (eagerPicture.test(html.replace(chosenPicture, ''))) return;
    const { key, reads } = recording;
    const position = reactId.test(html) ? recording.position : undefined;
    const others = this.stored.get(key) ?? [];
    this.stored.set(key, [{ markup: fragmentMarkup(html), reads, position }, ...others].slice(0, maxVariants));
  }

  private numberOf(part: object): number {
    const known = this.numbers.get(part) ?? (this.count += 1);
    this.numbers.set(part, known);
    return known;
  }
}
