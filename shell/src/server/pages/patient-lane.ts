import { pageBudget } from '../../remotes/page-budget';
import { type PlaceLimits, SectionPlaces } from './section-places';
import { Tally } from './tally';

type Limits = {
  /** Renders at a time, and those of one section for one network. */
  places: PlaceLimits;
  placesOfNetwork: number;
};

/** Of which section a page is, and from which network it was asked for. */
type Render = { section: string; network: string };

/** Each may have several connections to one host open, of 64 in all (upstream.ts). */
const defaultLimits: Limits = { places: { own: 2, shared: 16 }, placesOfNetwork: 8 };

/**
 * The lane of pages that nothing stored can stand in for: they wait for their data as long as the specification lets
 * them (decision 021). A render without a place here has the page's usual time, and one with a place leaves the queue of
 * renders after that time, so that those who wait long take nothing from those who do not.
 */
export class PatientLane {
  private readonly taken = new Tally();
  private readonly places: SectionPlaces;

  constructor(private readonly limits = defaultLimits) {
    this.places = new SectionPlaces(limits.places);
  }

  /** @param leave gives up the work's place in the queue of renders */
  async run<T>({ network, section }: Render, leave: () => void, work: (patient: boolean) => Promise<T>): Promise<T> {
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
