import type { SiteFacts } from '@site/shared/store/site-facts';

export type EnvironmentFacts = {
  /** Origin of the asset host; empty: the site serves its assets itself. */
  assetUrl: string;
  /** Names the set of platform capabilities that this site belongs to (R9.30); no page behaves differently by it. */
  capabilityId: string;
};

const capabilityIds = { trial: 'capability-trial', live: 'capability-live' };

/** What differs from one environment to the next (R9.29); the values are examples, an operator's variables come first. */
export const environments: Record<SiteFacts['environment'], EnvironmentFacts> = {
  dev: { assetUrl: '', capabilityId: capabilityIds.trial },
  testing: { assetUrl: 'https://assets-testing.example.com', capabilityId: capabilityIds.trial },
  pre: { assetUrl: 'https://assets-pre.example.com', capabilityId: capabilityIds.live },
  prod: { assetUrl: 'https://assets.example.com', capabilityId: capabilityIds.live },
};

export const environmentNames = Object.keys(environments) as SiteFacts['environment'][];
