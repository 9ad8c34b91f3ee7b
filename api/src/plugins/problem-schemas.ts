import { Problem } from '@site/shared/contract/common';

/** Failures that any content call may answer. */
export const problems = { '4xx': Problem, '5xx': Problem } as const;
