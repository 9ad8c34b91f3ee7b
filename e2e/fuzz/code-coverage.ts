import { Session, type Profiler } from 'node:inspector';
import { repositoryRoot } from '@site/shared/build/workspaces';

/** The code of the product; what a test or a package does leads nowhere. */
const product = new RegExp(`^(?:file://)?${repositoryRoot}/(?:shell|release|release/desk|api|shared)/src/`);

/** Which blocks of the product's code run, as V8 counts them. */
export class CodeCoverage {
  private readonly session = new Session();
  private readonly known = new Set<string>();

  constructor() {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The blocks that ran since the last look and never before it. */
  takeNew(): string[] {
    const fresh = this.take().filter((block) => !this.known.has(block));
    for (const block of fresh) this.known.add(block);
    return fresh;
  }

  /** All blocks that ran since the last look. */
  take(): string[] {
    let scripts: Profiler.ScriptCoverage[] = [];
    this.session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      scripts = result;
    });
    return scripts.filter(({ url }) => product.test(url)).flatMap(blocksOf);
  }
}

function blocksOf({ scriptId, functions }: Profiler.ScriptCoverage): string[] {
  const ranges = functions.flatMap((one) => one.ranges).filter(({ count }) => count > 0);
  return ranges.map(({ startOffset, endOffset }) => `${scriptId}:${startOffset}-${endOffset}`);
}
