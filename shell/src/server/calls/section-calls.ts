import type { Logger } from 'pino';
import type { ReleaseSet } from '../../render/pages/release-set';
import type { DataAnswer, DataRequest, WorkerCall } from '../../render/pages/worker-messages';
import type { CallAnswers } from '../../render/processes/known-calls';
import type { DataCache } from './data-cache';
import { type MeasuredCall, SetCalls } from './set-calls';

type Options = {
  data: DataCache;
  log: Logger;
  /** Counts an answer that a version of a remote cannot use. */
  count?: (remote: string, version: string, call: string) => void;
  /** Measures the calls of pages. */
  observe?: (made: MeasuredCall) => void;
  /** Takes the reports of failed requests; else the service does. */
  report?: (report: DataRequest) => Promise<DataAnswer>;
  /** Told of every call that a page makes; for the gate. */
  noted?: (call: WorkerCall) => void;
};

/** Answers the calls of each section's processes as that section's, whatever they say of themselves. */
export function sectionCalls({ data, log, noted, ...measured }: Options): (set: ReleaseSet) => CallAnswers {
  return (set) => {
    const calls = new SetCalls(set, { data, log, ...measured });
    const [remote = ''] = Object.keys(set.remotes);
    return {
      answer: (call) => {
        const own = { ...call, remote };
        noted?.(own);
        return calls.answer(own);
      },
      ready: (call) => calls.ready({ ...call, remote }),
    };
  };
}
