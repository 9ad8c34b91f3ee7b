import { type PlaceLimits, SectionPlaces } from './section-places';
import { Tally } from './tally';

/** Who waits for a render. */
export type Visitor = {
  /** The network of the address, which shares renders fairly with others (address-network.ts). */
  network: string;
  /** Whether nobody waits for the answer any more. */
  gone(): boolean;
};

/** Renders in the background; they never wait. */
export const siteVisitor: Visitor = { network: 'the site itself', gone: () => false };

/** All who wait for one render; it counts for the network of the first. */
export class Waiters implements Visitor {
  private readonly visitors: Visitor[] = [];

  constructor(readonly network: string) {}

  join(visitor: Visitor): void {
    this.visitors.push(visitor);
  }

  gone(): boolean {
    return this.visitors.every((visitor) => visitor.gone());
  }
}

/** The render was not started: there are too many, it waited too long, or its visitor has gone. */
export class Overloaded extends Error {}

export type QueueLimits = {
  /** Renders at a time, and renders that wait. */
  running: PlaceLimits;
  waiting: PlaceLimits;
  /** Renders of one section that wait for one network. */
  waitingOfNetwork: number;
};

type Waiting = {
  visitor: Visitor;
  section: string;
  ticks: number;
  start: () => void;
  refuse: (error: Overloaded) => void;
};

/** A render that waited this many ticks of 100 ms is not started any more. */
const mostTicks = 10;
const tick = 100;

/**
 * Admits renders of pages that are not stored (docs/architecture.md#admission). Each section has places of its own. Of those that
 * wait and may have one, the network with the fewest running renders is next, and of its renders the newest: under overload the
 * oldest would be given up by its visitor anyway. Waiting is counted in ticks of this process, so that a pause of the process refuses nobody.
 */
export class RenderQueue {
  private readonly waiting: Waiting[] = [];
  /** Renders by network. */
  private readonly running = new Tally();
  private readonly places: SectionPlaces;
  private readonly waitingPlaces: SectionPlaces;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: QueueLimits,
    private readonly refused: (reason: string) => void = () => undefined,
    /** Told of each render that begins how long it waited, in seconds. */
    private readonly waited: (seconds: number) => void = () => undefined,
  ) {
    this.places = new SectionPlaces(limits.running);
    this.waitingPlaces = new SectionPlaces(limits.waiting);
  }

  get load(): { running: number; waiting: number } {
    return { running: this.places.load, waiting: this.waiting.length };
  }

  /**
   * Runs `work` on a page of a section; it may leave its place to others before it ends.
   * @throws {Overloaded} when the work was not started
   */
  async run<T>(visitor: Visitor, section: string, work: (leave: () => void) => Promise<T>): Promise<T> {
    if (this.places.mayTake(section)) this.enter(visitor, section);
    else await this.wait(visitor, section);
    let inside = true;
    const leave = () => {
      if (inside) this.leave(visitor, section);
      inside = false;
    };
    try {
      return await work(leave);
    } finally {
      leave();
    }
  }

  private wait(visitor: Visitor, section: string): Promise<void> {
    const { waiting, limits } = this;
    const isAlike = (one: Waiting) => one.visitor.network === visitor.network && one.section === section;
    const own = waiting.filter(isAlike).length;
    const isFull = own >= limits.waitingOfNetwork || !this.waitingPlaces.mayTake(section);
    if (visitor.network === siteVisitor.network || isFull) return Promise.reject(this.refusal('full'));
    this.timer ??= setInterval(() => this.age(), tick);
    this.waitingPlaces.take(section);
    return new Promise((done, refuse) => waiting.push({ visitor, section, ticks: 0, start: done, refuse }));
  }

  private refusal(reason: string): Overloaded {
    this.refused(reason);
    return new Overloaded(reason);
  }

  private age(): void {
    for (const one of [...this.waiting]) {
      one.ticks += 1;
      if (one.visitor.gone()) this.drop(one, 'gone');
      else if (one.ticks >= mostTicks) this.drop(one, 'waited');
    }
  }

  private drop(one: Waiting, reason: string): void {
    this.take(one);
    one.refuse(this.refusal(reason));
  }

  private take(one: Waiting): void {
    this.waiting.splice(this.waiting.indexOf(one), 1);
    this.waitingPlaces.leave(one.section);
    if (this.waiting.length > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private enter({ network }: Visitor, section: string, waited = 0): void {
    this.waited(waited);
    this.places.take(section);
    this.running.add(network);
  }

  private leave({ network }: Visitor, section: string): void {
    this.places.leave(section);
    this.running.remove(network);
    this.startNext();
  }

  private startNext(): void {
    for (const one of this.waiting.filter(({ visitor }) => visitor.gone())) this.drop(one, 'gone');
    const share = ({ visitor }: Waiting) => this.running.of(visitor.network);
    const next = this.waiting
      .filter(({ section }) => this.places.mayTake(section))
      .reduceRight<Waiting | undefined>((best, one) => (best && share(best) <= share(one) ? best : one), undefined);
    if (!next) return;
    this.take(next);
    this.enter(next.visitor, next.section, (next.ticks * tick) / 1000);
    next.start();
  }
}
