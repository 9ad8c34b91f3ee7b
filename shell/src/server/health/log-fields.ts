import type { LogFields } from '@site/shared/contract/log-fields';

const name = ['own', 80] as const;
const address = ['own', 200] as const;
const sentence = ['text', 300] as const;

/** Every field that the shell may log. What is not here is not written. */
export const logFields: LogFields = {
  err: 'error',
  ...{ environment: name, assets: address, operations: address, kind: name },
  // Addresses are patterns of routes, never what somebody asked for.
  ...{ route: address, routeId: name, address, reference: name, fault: ['text', 3000], pattern: 'flag' },
  ...{ host: name, call: name, remote: name, version: name, code: name, reason: sentence, leftOut: 'count' },
  ...{ set: name, sequence: 'count', remotes: { '*': name }, change: { '*': name }, document: address },
  ...{ method: name, status: 'count', ms: 'count', request: name, trace: name },
  ...{ spare: 'flag', workedMs: 'count', limitMs: 'count' },
  report: { page: address, directive: name, blocked: address },
};
