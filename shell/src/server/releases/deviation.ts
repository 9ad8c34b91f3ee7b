/** A remote that does not run the version which should be live, or runs none. */
export type Deviation = {
  remote: string;
  wanted: string;
  running: string | null;
  reason: string;
  /** What does not run is a canary of it: what is live runs, and a rollback would take that from everybody. */
  canary?: true;
};

/** One sentence for operators. */
export function describeDeviation({ remote, wanted, running, reason }: Deviation): string {
  const instead = running === null ? 'No version of it runs here' : `${remote} ${running} runs instead`;
  return `${remote} ${wanted} does not run here: ${reason.replace(/\.$/, '')}. ${instead}.`;
}

type Shown = {
  sets: { live: { deviations: readonly Deviation[] } | undefined };
  canaries: { deviations: () => readonly Deviation[] };
};

/** Of the live set, and of canaries that cannot be shown here. */
export function deviationsOf({ sets: { live }, canaries }: Shown): Deviation[] {
  return [...(live?.deviations ?? []), ...canaries.deviations()];
}
