import { bucketOf, personsBrowser } from '../../harness/visitors';

/** The canary of the run, of the section that neither operator switches. */
export const canary = { remote: 'mf-college', version: '9.7.2', share: 0.1 };

/** A page of its section, which visitors inside and outside of it ask for. */
export const canaryPage = '/home/lectureDetail/40001';

/** What a visitor sends whose bucket is in the canary, or is not. */
export function headersOfVisitor(isInside: boolean): Record<string, string> {
  return { 'user-agent': personsBrowser, cookie: `bucket=${bucketOf(canary, isInside)}` };
}
