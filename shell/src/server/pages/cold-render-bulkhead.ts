import { pageBudget } from '../../render/pages/page-budget';
import { type PlaceLimits, SectionPlaces } from './section-places';
import { Tally } from './tally';

type Limits = {
  /** Renders at a time, and those of one section for one network. */
  places: PlaceLimits;
  placesOfNetwork: number;
};

/** The section of a page, and the network of the visitor who asked for it. */
type Render = { section: string; network: string };

/** A cold render may hold several of the 64 connections to a host (upstream.ts), which limits how many there may be. */
const defaultLimits: Limits = { places: { own: 2, shared: 16 }, placesOfNetwork: 8 };

/**
 * Reserves places for cold renders: of pages of which nothing is stored that could be shown instead. Such a render waits for its data as
 * long as the specification allows (decision 021). A render that gets no place here has the usual time of a page. A render with a place
 * leaves the queue of renders after that time, so that long waits take no places from other pages.
 */
export class ColdRenderBulkhead {
  private readonly taken = new Tally();
  private readonly places: SectionPlaces;

  constructor(private readonly limits = defaultLimits) {
    this.places = new SectionPlaces(limits.places);
  }

  /**
   * @param leave gives up the place of this render in the queue of renders
   * @param work is told whether it got a place here
   */
  async run<T>({ network, section }: Render, leave: () => void, work: (cold: boolean) => Promise<T>): Promise<T> {
    const visitors = `${section} ${network}`;
    if (!this.places.mayTake(section) || this.taken.of(visitors) >= this.limits.placesOfNetwork) return work(false);
    this.places.take(section);
    this.taken.add(visitors);
    const timer = setTimeout(leave, pageBudget);
    try {
      return await work(true);
    } finally {
      clearTimeout(timer);
      this.places.leave(section);
      this.taken.remove(visitors);
    }
  }
}
