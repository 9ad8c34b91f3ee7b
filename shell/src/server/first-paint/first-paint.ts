import { createHash } from 'node:crypto';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { LRUCache } from 'lru-cache';
import { parserYield } from '../../document/parser-yield';
import type { AssetSource } from '../releases/asset-source';
import { criticalStyles } from './critical-styles';
import { firstPartOf } from './first-part';
import { withParserYields } from './parser-yields';
import { type Rule, rulesOf } from './style-rules';

/** A document, and the source that a policy has to allow for its styles; empty for one without any of its own. */
export type Painted = { html: string; styles: string };

/** Of text: sheets that stay parsed, those of the pages that are asked for often, and what was chosen of them. */
const mostSheets = 2 * 1024 * 1024;
const mostChoices = 1024 * 1024;
const links = /(?:<link rel="stylesheet" href="[^"]*\/assets\/[^"]*"[^>]*>)+/;
const sheetFile = /<link rel="stylesheet" href="[^"]*\/assets\/([^"]*)"/g;

/**
 * Puts what the first screen needs of a page's styles into its head, and the sheets themselves below that screen: the
 * browser paints without waiting for them (docs/architecture.md#first-paint).
 */
export class FirstPaint {
  private readonly sheets = new LRUCache<string, readonly Rule[]>({ maxSize: mostSheets });
  private readonly choices = new LRUCache<string, Pick<Painted, 'styles'> & { text: string }>({
    maxSize: mostChoices,
    sizeCalculation: ({ text }) => text.length,
  });

  constructor(private readonly files: Pick<AssetSource, 'read'>) {}

  /** The document as it is where a sheet cannot be read, or has no first screen. */
  async decorate(html: string): Promise<Painted> {
    const asRendered = { html, styles: '' };
    const [found] = links.exec(html) ?? [];
    const first = found && firstPartOf(html);
    const rules = found && (await this.rulesOf([...found.matchAll(sheetFile)].map(([, file = '']) => file)));
    if (!first || !rules) return asRendered;
    const { text, styles } = this.choose(found, rules, first.has);
    if (text.includes('</')) return asRendered;
    const before = html.slice(0, first.end).replace(found, () => `<style data-first-paint>${text}</style>`);
    return { html: `${before}${parserYield}${found}${withParserYields(html.slice(first.end))}`, styles };
  }

  private async rulesOf(files: readonly string[]): Promise<Rule[] | undefined> {
    const all = await Promise.all(files.map((file) => this.sheet(file)));
    return all.every((one) => one !== undefined) ? all.flat() : undefined;
  }

  private async sheet(file: string): Promise<readonly Rule[] | undefined> {
    const known = this.sheets.get(file);
    if (known) return known;
    const bytes = await this.files.read(file);
    if (!bytes) return undefined;
    const rules = rulesOf(bytes.toString());
    this.sheets.set(file, rules, { size: bytes.length });
    return rules;
  }

  private choose(sheets: string, rules: readonly Rule[], has: ReadonlySet<string>) {
    const key = `${sheets} ${[...has].sort().join(' ')}`;
    const known = this.choices.get(key);
    if (known) return known;
    const text = criticalStyles(rules, has);
    const choice = { text, styles: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
    this.choices.set(key, choice);
    return choice;
  }
}

/** Of a section that is developed nothing stays behind in the head: its sheets are exchanged while the page is open. */
export function firstPaint({ hotServer }: Pick<SiteFacts, 'hotServer'>, files: Pick<AssetSource, 'read'>) {
  return hotServer === undefined ? new FirstPaint(files) : { decorate: async (html: string) => ({ html, styles: '' }) };
}
