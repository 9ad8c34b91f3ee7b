import type { LogFields } from '@site/shared/contract/log-fields';

const name = ['own', 64] as const;
const sentence = ['text', 300] as const;

/** Every field that the service may log. What is not here is not written. */
export const logFields: LogFields = {
  err: 'error',
  ...{ method: name, route: ['own', 120], status: 'count', ms: 'count' },
  trace: name,
  ...{ signal: name, database: name, migrations: ['list', 80] },
  ...{ revision: 'count', added: 'count', changed: 'count', removed: 'count' },
  issue: { file: ['own', 200], line: 'count', message: sentence },
  // Of leads only what tells nobody who left them.
  ...{ form: name, lead: name, attempts: 'count', failure: sentence, count: 'count' },
  ...{ damaged: 'count', segment: 'count', bytes: 'count', path: ['own', 300] },
  failedRequest: {
    ...{ call: name, status: 'count', reason: name, fields: ['list', 40] },
    ...{ answer: name, code: 'count' },
  },
};
