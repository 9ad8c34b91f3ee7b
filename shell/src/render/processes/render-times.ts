import type { RenderAnswer } from '../pages/worker-messages';

/** A younger process still compiles what it runs. */
const rendersUntilWarm = 10;

/**
 * How long one process takes for its renders: those that it makes alone, once it is warm and has rendered the page before. So a
 * release with few visitors, whose processes are younger and often wait, is not slower for that.
 */
export class RenderTimes {
  private readonly rendered = new Set<string>();
  private renders = 0;
  private underWay = 0;
  private isAlone = true;

  /** @param worked milliseconds that the process was on a CPU so far; undefined where nobody counts them */
  constructor(private readonly worked: () => number | undefined) {}

  /** The answer, with how long it took where that says something of the release. */
  async of(routeId: string, answer: Promise<RenderAnswer>): Promise<RenderAnswer> {
    this.isAlone = this.underWay === 0;
    this.underWay += 1;
    const isWarm = this.renders >= rendersUntilWarm && this.rendered.has(routeId);
    const [began, before] = [performance.now(), isWarm ? this.worked() : undefined];
    try {
      const page = await answer;
      this.renders += 1;
      this.rendered.add(routeId);
      if (!isWarm || !this.isAlone) return page;
      const wall = performance.now() - began;
      const after = this.worked();
      const cpu = before === undefined || after === undefined ? undefined : after - before;
      return { ...page, took: { wall, ...(cpu !== undefined && { cpu }) } };
    } finally {
      this.underWay -= 1;
    }
  }
}
