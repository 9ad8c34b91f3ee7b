import type { TrackingEvent } from '@site/shared/contract/tracking';

/** Takes what a visitor who agreed to statistics does. */
export type Receiver = {
  event: (event: TrackingEvent) => void;
  /** A page is seen; `path` has no query and nothing that somebody typed. */
  page: (path: string) => void;
  /** Consent was withdrawn: nothing more is sent, and what was stored is removed. */
  stop: () => void;
};
