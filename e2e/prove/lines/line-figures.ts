import type { LineBuilds } from './line-builds';
import type { ViewFigures, weigh } from './line-views';
import type { WrongLine } from './wrong-line';

/** What a rehearsal measures. */
export type LineFigures = {
  seed: number;
  /** Seconds of CPU time of a cold build of the shell. */
  build: LineBuilds['cpuSeconds'];
  /** Pages asked for through the balancer; those not answered with 200; those of two builds of the shell or of another line than their release. */
  pages: number;
  failed: number;
  mixed: number;
  /** Pages that the old line rendered, and the new one, while shells had both. */
  ofOldLine: number;
  ofNewLine: number;
  order: string[];
  rolledBack: string;
  /** From the revision of each rollback until both shells answer with the old line, in milliseconds. */
  rollbackMs: number[];
  views: ViewFigures;
  /** Bytes of `/` once it is used, with two lines and with one. */
  weight: { twoLines: Weight; oneLine: Weight };
  /** Pages whose footer, which the chrome chooses by their data or their error, the lines make differently. */
  otherFooters: string[];
  /** Shells of one line alone on a store that is of the other one: half of it, and all of it. */
  wrong: { withoutOldLine: WrongLine | undefined; withoutNewLine: WrongLine | undefined };
};

type Weight = Awaited<ReturnType<typeof weigh>>;

export function emptyFigures(seed: number, builds: LineBuilds): LineFigures {
  const none = { page: 0, files: 0 };
  return {
    ...{ seed, build: builds.cpuSeconds, pages: 0, failed: 0, mixed: 0, ofOldLine: 0, ofNewLine: 0 },
    ...{ order: [], rolledBack: '', rollbackMs: [] },
    views: { opened: 0, soft: 0, documents: 0, twoReacts: 0, failed: [] },
    weight: { twoLines: none, oneLine: none },
    otherFooters: [],
    wrong: { withoutOldLine: undefined, withoutNewLine: undefined },
  };
}
