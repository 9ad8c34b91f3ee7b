import type { TrackingEvent } from '@site/shared/contract/tracking';

/** Receives the events of visitors who agreed to statistics. */
export type Receiver = {
  event: (event: TrackingEvent) => void;
  /** A page view; `path` has no query and no typed text. */
  page: (path: string) => void;
  /** Consent was withdrawn: nothing more is sent, and what was stored is removed. */
  stop: () => void;
};
