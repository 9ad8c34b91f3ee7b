import type { VersionCount } from '@site/shared/contract/version-counts';

/** What can fail in a version, in the order in which a verdict names it. */
export const faultKinds = ['render', 'hydration', 'chunk', 'script', 'policy'] as const;

export type FaultKind = (typeof faultKinds)[number];

/** What the counts of a fault are of, in the words after them. */
export const saidOfFaults: Readonly<Record<FaultKind, string>> = {
  render: 'requests failed to render',
  hydration: 'attempts to hydrate failed',
  chunk: 'page loads lacked a file of it',
  script: 'page loads had an error in its scripts',
  policy: 'pages broke a policy of the site',
};

/** How often something was tried, and how often it failed. */
export interface Tally {
  attempts: number;
  failures: number;
}

/** What one shell counted of one version in some time. */
export type Counted = Omit<VersionCount, 'remote' | 'version' | 'renderTimes' | 'field'>;

/** Answers that visitors asked the version for; a failure that another page hid is one. Renders of the site's own count too. */
export function requestsIn({ pages, standIns, renders }: Counted): number {
  return Math.max(pages + standIns, renders);
}

const attemptsIn: Record<FaultKind, (counted: Counted) => number> = {
  render: requestsIn,
  hydration: ({ hydrations }) => hydrations,
  chunk: ({ hydrations }) => hydrations,
  script: ({ hydrations }) => hydrations,
  policy: ({ pages }) => pages,
};

const failuresIn: Record<FaultKind, (counted: Counted) => number> = {
  render: ({ renderFailures }) => renderFailures,
  hydration: ({ hydrationFailures }) => hydrationFailures,
  chunk: ({ chunkFailures }) => chunkFailures,
  script: ({ scriptErrors }) => scriptErrors,
  policy: ({ policyReports }) => policyReports,
};

/** A report may be counted before the attempt that it belongs to; it is one then. */
export function tallyOf(kind: FaultKind, counted: Counted): Tally {
  const failures = failuresIn[kind](counted);
  return { attempts: Math.max(attemptsIn[kind](counted), failures), failures };
}

export function rateOf({ attempts, failures }: Tally): number {
  return attempts === 0 ? 0 : failures / attempts;
}
