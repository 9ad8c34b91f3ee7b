import type { SetRoute } from '../pages/release-set';
import type { RenderAnswer, RenderRequest } from '../pages/worker-messages';
import { ProcessEnded } from './pending-renders';
import { SectionRefused } from './render-process';
import { shellRow } from './section-input';
import type { Lease } from './section-pools';

/** Sections of a set that cannot be loaded; each with the reason. */
export class SectionsRefused extends Error {
  constructor(readonly sections: Record<string, string>) {
    super(Object.values(sections).join(' '));
  }
}

/** A page by its name and the section that its address belongs to: what a section calls its pages says nothing of whose they are. */
export type OwnedPage = Pick<SetRoute, 'id' | 'remote'>;

/** A set as a table: which pool renders the pages of which section. No code lives here. */
export class SetPool {
  private retired = false;

  /** @param rows by the name of the section */
  constructor(private readonly rows: ReadonlyMap<string, Lease>) {}

  /**
   * All sections are loaded.
   * @throws {SectionsRefused} naming those that cannot be loaded
   * @throws {Error} when it is none of them that fails
   */
  get ready(): Promise<void> {
    return this.allReady();
  }

  /** Whether it renders nothing any more. */
  get isRetired(): boolean {
    return this.retired;
  }

  /** Renders under way and waiting. */
  get load(): number {
    return [...this.rows.values()].reduce((sum, { pool }) => sum + pool.load, 0);
  }

  /**
   * Renders in the pool of the page's own section; what is no section's, error pages included, in that of the shell.
   * @throws {ProcessEnded} when the page ends two processes, or did so lately, or the set is retired
   */
  async render(request: RenderRequest, { id, remote }: OwnedPage): Promise<RenderAnswer> {
    if (this.retired) throw new ProcessEnded('the set is retired');
    const owner = request.unrenderable ? shellRow : remote;
    const row = this.rows.get(owner);
    if (!row) throw new Error(`The set renders no pages of ${owner}.`);
    return row.pool.render(request, id);
  }

  /** What a section was withdrawn for goes on nowhere: its processes end, and come back only with a page of it. */
  rest(section: string): void {
    this.rows.get(section)?.pool.rest();
  }

  /** Of its sections only this one is shown from here on; the pools of the others end where no other set has them. */
  narrowTo(section: string): void {
    for (const [name, { end }] of this.rows) if (name !== section && name !== shellRow) end();
  }

  /** Its sections' pools end where no other set has them. */
  retire(): void {
    this.retired = true;
    for (const { end } of this.rows.values()) end();
  }

  private async allReady(): Promise<void> {
    const refused: Record<string, string> = {};
    const names = [...this.rows.keys()];
    const outcomes = await Promise.allSettled([...this.rows.values()].map(({ pool }) => pool.ready));
    for (const [place, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue;
      if (!(outcome.reason instanceof SectionRefused)) throw outcome.reason;
      refused[names[place] ?? ''] = outcome.reason.message;
    }
    if (Object.keys(refused).length > 0) throw new SectionsRefused(refused);
  }
}
