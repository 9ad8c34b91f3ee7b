/** What visitors, sales and operators met in one run. */
export type ScaleFigures = {
  seconds: number;
  pages: number;
  /** Answers to page requests other than 2xx, by status; 0 is a broken connection. */
  failedPages: Record<number, number>;
  /** Pages that name two versions of a section. */
  mixed: number;
  /** Of browsers: navigations inside the application, and visits in which something failed. */
  navigations: number;
  failedVisits: number;
  leadsAcknowledged: number;
  leadsLost: number;
  leadsDoubled: number;
  switches: number;
  /** From the creation of a revision until every running shell followed it, in milliseconds. */
  slowestSwitchMs: number;
  /** The same for shells that were starting meanwhile. */
  slowestColdSwitchMs: number;
  /** Switches that took longer than a second, and when. */
  slowSwitches: string[];
  /** What was done to the processes, and when. */
  disturbances: string[];
  /** The first pages that failed, and when. */
  told: string[];
};

export function newFigures(): ScaleFigures {
  return {
    ...{ seconds: 0, pages: 0, failedPages: {}, mixed: 0, navigations: 0, failedVisits: 0 },
    ...{ leadsAcknowledged: 0, leadsLost: 0, leadsDoubled: 0 },
    ...{ switches: 0, slowestSwitchMs: 0, slowestColdSwitchMs: 0, slowSwitches: [], disturbances: [], told: [] },
  };
}
