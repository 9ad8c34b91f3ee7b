import { createHash } from 'node:crypto';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { LRUCache } from 'lru-cache';
import { parserYield } from '../../render/document/parser-yield';
import { htmlBytes } from '../../render/pages/html-text';
import type { Html } from '../../render/pages/worker-messages';
import type { AssetSource } from '../releases/asset-source';
import { criticalStyles } from './critical-styles';
import { firstPartOf } from './first-part';
import { type LinkedSheets, linkedSheets } from './linked-sheets';
import { withParserYields } from './parser-yields';
import { type Rule, rulesOf } from './style-rules';

/** A document, and the source that a policy has to allow for its styles; empty for one without any of its own. */
export type Painted = { html: Html; styles: string };

/** Of text: sheets that stay parsed, a quarter of all, which take five times as much, and what was chosen of them. */
const mostSheets = 512 * 1024;
const mostChoices = 2 * 1024 * 1024;
/** What is looked for in documents and sheets is ASCII: they are read with one byte a character, which copies least. */
const oneByte = 'latin1';
/**
 * What a document of a section may cost the main thread: one that is larger than any of ours, names more classes or brings more rules is
 * sent as it is.
 */
const longestDocument = 1024 * 1024;
const mostNames = 4000;
const mostOfSheets = 128 * 1024;

/** Rules as they stand in a head, and what allows them. */
type Choice = Pick<Painted, 'styles'> & { text: string };

/** Part of a longer text keeps all of it in memory. */
function copied(text: string): string {
  return Buffer.from(text, oneByte).toString(oneByte);
}

/**
 * Puts what the first screen needs of a page's styles into its head, and the sheets themselves below that screen: the
 * browser paints without waiting for them (docs/architecture.md#first-paint).
 */
export class FirstPaint {
  private readonly sheets = new LRUCache<string, readonly Rule[]>({ maxSize: mostSheets });
  private readonly choices = new LRUCache<string, Choice>({
    maxSize: mostChoices,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });

  constructor(private readonly files: Pick<AssetSource, 'read'>) {}

  /** The document as it is where a sheet cannot be read, or has no first screen. */
  async decorate(html: Html): Promise<Painted> {
    const bytes = htmlBytes(html);
    const text = bytes.length > longestDocument ? '' : bytes.toString(oneByte);
    const linked = linkedSheets(text);
    const first = linked && firstPartOf(text);
    const choice = first && first.has.size <= mostNames && (await this.stylesFor(linked, first.has));
    if (!first || !choice) return { html, styles: '' };
    const { place: index, text: found } = linked;
    const style = Buffer.from(`<style data-first-paint>${choice.text}</style>`, oneByte);
    const after = index + found.length;
    const sheets = Buffer.from(parserYield + found, oneByte);
    const before = [bytes.subarray(0, index), style, bytes.subarray(after, first.end), sheets];
    return { html: Buffer.concat([...before, ...withParserYields(bytes, text, first.end)]), styles: choice.styles };
  }

  /** Of the sheets what counts for the first screen; undefined where one cannot be read, or cannot stand in a document. */
  private async stylesFor({ text: found, files }: LinkedSheets, has: ReadonlySet<string>): Promise<Choice | undefined> {
    const key = `${found} ${[...has].sort().join(' ')}`;
    const known = this.choices.get(key);
    if (known) return known;
    const rules = await this.rulesOf(files);
    const text = rules && criticalStyles(rules, has);
    if (text === undefined || text.includes('</')) return undefined;
    const hash = createHash('sha256').update(text, oneByte).digest('base64');
    const choice = { text: copied(text), styles: `'sha256-${hash}'` };
    this.choices.set(copied(key), choice);
    return choice;
  }

  private async rulesOf(files: readonly string[]): Promise<Rule[] | undefined> {
    const all = await Promise.all([...new Set(files)].map((file) => this.sheet(file)));
    return all.every((one) => one !== undefined) ? all.flat() : undefined;
  }

  private async sheet(file: string): Promise<readonly Rule[] | undefined> {
    const known = this.sheets.get(file);
    if (known) return known;
    const bytes = await this.files.read(file);
    if (!bytes || bytes.length > mostOfSheets) return undefined;
    const rules = rulesOf(bytes.toString(oneByte));
    this.sheets.set(copied(file), rules, { size: bytes.length });
    return rules;
  }
}

/** Of a section that is developed nothing stays behind in the head: its sheets are exchanged while the page is open. */
export function firstPaint({ hotServer }: Pick<SiteFacts, 'hotServer'>, files: Pick<AssetSource, 'read'>) {
  return hotServer === undefined ? new FirstPaint(files) : { decorate: async (html: Html) => ({ html, styles: '' }) };
}
