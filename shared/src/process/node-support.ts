/** Line of Node → the last day on which it is mended (`schedule.json` of https://github.com/nodejs/Release, read on 2026-11-30). */
const lastDays: Record<string, string> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/** The one that images, pipelines and `.nvmrc` name. */
export const productionNode = 24;

/** What an operator reads when nobody mends this Node any more; a line newer than the table counts as mended. */
export function unsupportedNode(version: string, now: Date): string | undefined {
  const lastDay = lastDays[Number.parseInt(version, 10)];
  if (lastDay === undefined || now.toISOString().slice(0, 10) <= lastDay) return undefined;
  return `Node ${version} has had no security fixes since ${lastDay}; Node ${productionNode} has them.`;
}

/** The same of this process, in production alone: a laptop may have what it likes. */
export function nodeWarnings(environment: string, version = process.versions.node): string[] {
  const warning = environment === 'prod' ? unsupportedNode(version, new Date()) : undefined;
  return warning ? [warning] : [];
}
