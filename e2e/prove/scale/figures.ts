/** What visitors, sales and operators met in one run. */
export type ScaleFigures = {
  seconds: number;
  pages: number;
  /** Answers to page requests other than 2xx, by status; 0 is a broken connection. */
  failedPages: Record<number, number>;
  /** Pages that name two versions of a section, or whose words are of another version than their files. */
  mixed: number;
  /** Pages of the canary that visitors of its share were shown, and that others were. */
  canaryPages: number;
  canaryForOthers: number;
  /** Of browsers: navigations inside the application, and visits in which something failed. */
  navigations: number;
  failedVisits: number;
  leadsAcknowledged: number;
  leadsLost: number;
  leadsDoubled: number;
  switches: number;
  /** From the creation of a revision until a running shell followed it, the slowest of all, in milliseconds. */
  slowestSwitchMs: number;
  /** The same without the time that a thread of that shell waited for a core of this machine, on which everything runs. */
  slowestOwnMs: number;
  /** The same for switches to a version that no shell had loaded, and for shells that started meanwhile. */
  slowestColdSwitchMs: number;
  slowestColdOwnMs: number;
  /** Switches that took longer than a second, when, and how much of it was spent waiting for a core. */
  slowSwitches: string[];
  /** What was done to the processes, and when. */
  disturbances: string[];
  /** The first pages that failed, and when. */
  reported: string[];
};

export function newFigures(): ScaleFigures {
  return {
    ...{ seconds: 0, pages: 0, failedPages: {}, mixed: 0, canaryPages: 0, canaryForOthers: 0 },
    ...{ navigations: 0, failedVisits: 0 },
    ...{ leadsAcknowledged: 0, leadsLost: 0, leadsDoubled: 0 },
    ...{ switches: 0, slowestSwitchMs: 0, slowestOwnMs: 0, slowestColdSwitchMs: 0, slowestColdOwnMs: 0 },
    ...{ slowSwitches: [], disturbances: [], reported: [] },
  };
}
