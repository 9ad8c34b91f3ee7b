import type { LiveSet } from '../releases/live-sets';
import type { GreyscaleState } from './greyscale-schedule';
import { plain, type StoredPage, storedPage } from './html-cache';
import type { PageRenderer } from './page-renderer';
import { bareBusyPage } from './unavailable-page';

/** The page for visitors whose page is not admitted. Rendered once for a set, while there is still time to render. */
export class BusyPage {
  private prepared: { id: string; page: Promise<StoredPage | undefined> } | undefined;

  constructor(private readonly renderer: Pick<PageRenderer, 'busyPage'>) {}

  /** Renders the page for this set unless it was. */
  prepare(live: LiveSet, grey: GreyscaleState): void {
    const id = `${live.input.set.id} ${grey.mark}`;
    if (this.prepared?.id === id) return;
    this.prepared = { id, page: this.render(live, grey) };
  }

  /** What is prepared, else a page without the chrome. */
  async page(): Promise<StoredPage> {
    return (await this.prepared?.page) ?? storedPage(503, plain(bareBusyPage), '', 0);
  }

  private async render(live: LiveSet, grey: GreyscaleState): Promise<StoredPage | undefined> {
    const page = await this.renderer.busyPage(live, grey);
    return page && storedPage(503, page, '', 0);
  }
}
