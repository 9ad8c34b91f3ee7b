import { sitePictures } from '@site/shared/contract/site-pictures';
import type { SiteFacts } from '@site/shared/store/site-facts';
import type { Logger } from 'pino';
import type { LiveSet } from '../releases/live-sets';
import { ContentLists } from './content-lists';
import { feedAddress, feedItems, feedXml } from './news-feed';
import { machineList, machineListAddress } from './machine-list';
import { siteMapText, siteMapXml } from './site-map-text';
import { type MapName, mapNames, type MapSources, SiteMaps } from './site-maps';

export const plainMapAddress = '/sitemap.txt';

type Options = MapSources & { site: SiteFacts; log: Pick<Logger, 'warn'> };
/** Undefined when another set went live meanwhile. */
type Maker = (live: LiveSet) => Promise<string | undefined>;

export function mapAddress(name: MapName): string {
  return name === 'pages' ? '/sitemap.xml' : `/sitemap-${name}.xml`;
}

/** What is made of lists alone comes before what needs rendered pages: it is there at once. */
const readingOrder: readonly MapName[] = ['help', 'info', 'college', 'marketing', 'pages', 'mobile'];

/** Which documents a site has: no maps if nothing may be indexed, no feed if the news belong to another brand. */
function addressesOf({ unlisted, variant }: SiteFacts): string[] {
  const maps = unlisted ? [] : [...mapNames.map(mapAddress), plainMapAddress, machineListAddress];
  return variant === '' && !unlisted ? [feedAddress, ...maps] : maps;
}

/**
 * The documents for search engines and feed readers, made in the background and kept in memory (preparation.ts): a
 * request of a stranger renders nothing and calls nobody. One that cannot be made keeps its last text.
 */
export class PreparedDocuments {
  /** Whether somebody asked for one of them. */
  asked = false;
  private readonly texts = new Map<string, string>();
  private readonly failing = new Set<string>();
  private readonly makers: [address: string, make: Maker][];
  private readonly lists: ContentLists;
  private readonly maps: SiteMaps;

  constructor(private readonly options: Options) {
    const { site } = options;
    this.lists = new ContentLists(options.data);
    this.maps = new SiteMaps(options, this.lists);
    const all: [string, Maker][] = [
      [feedAddress, async () => feedXml(await feedItems(this.lists), site)],
      ...readingOrder.map((name): [string, Maker] => [mapAddress(name), (live) => this.mapText(name, live)]),
      [plainMapAddress, async () => this.plainMapText()],
      [machineListAddress, async () => this.machineListText()],
    ];
    const wanted = addressesOf(site);
    this.makers = all.filter(([address]) => wanted.includes(address));
  }

  get addresses(): string[] {
    return this.makers.map(([address]) => address);
  }

  /** The last text; undefined until the first could be made. */
  text(address: string): string | undefined {
    this.asked = true;
    return this.texts.get(address);
  }

  /** Makes all of them from the live set and the content of now. Whether nothing was missing or an older copy. */
  async make(): Promise<boolean> {
    const { live } = this.options.sets;
    if (!live) return false;
    this.lists.outdated = false;
    let whole = true;
    for (const [address, make] of this.makers) whole = (await this.isRemade(address, () => make(live))) && whole;
    return whole && !this.maps.incomplete && !this.lists.outdated;
  }

  private async mapText(name: MapName, live: LiveSet): Promise<string | undefined> {
    const entries = await this.maps.read(name, live);
    return (
      entries &&
      siteMapXml(entries, {
        origin: this.options.site.origin,
        image: `/${sitePictures.share.file}`,
        phones: name === 'mobile',
      })
    );
  }

  private plainMapText(): string | undefined {
    const entries = this.maps.everyEntry();
    return entries && siteMapText(entries, this.options.site.origin);
  }

  private machineListText(): string | undefined {
    if (!this.maps.everyEntry()) return undefined;
    return machineList((name) => this.maps.lastRead(name), this.options.site);
  }

  private async isRemade(address: string, make: () => Promise<string | undefined>): Promise<boolean> {
    try {
      const text = await make();
      if (text !== undefined) this.texts.set(address, text);
      this.failing.delete(address);
      return text !== undefined;
    } catch (error) {
      if (!this.failing.has(address)) this.logFailure(address, error as Error);
      this.failing.add(address);
      return false;
    }
  }

  private logFailure(address: string, { message }: Error): void {
    this.options.log.warn(
      { document: address, reason: message },
      'a document keeps its last text: it could not be made',
    );
  }
}
