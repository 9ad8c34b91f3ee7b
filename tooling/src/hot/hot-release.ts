/** The section does not build, threw an error while it ran, or has types that do not fit. */
export type FaultKind = 'build' | 'run' | 'types';

/** `text` is for developers, and the same in terminal and page. */
export type Fault = { section: string; about: FaultKind; text: string };

/** What the development server (`npm run dev`) tells the pages of the site, one JSON object an event. */
export type HotEvent =
  /** The first event of every connection: section → version that the site runs, and what is wrong right now. */
  | { kind: 'present'; versions: Record<string, string>; faults: Fault[] }
  /** Built and published, not live yet. `build`: webpack's hash of it; `hashes`: file name → integrity of its scripts. */
  | { kind: 'built'; section: string; version: string; before: string; build: string; hashes: Record<string, string> }
  /** The site renders with it. */
  | { kind: 'live'; section: string; version: string }
  | ({ kind: 'fault' } & Fault)
  | { kind: 'mended'; section: string; about: FaultKind }
  /** The shell or the content is another: pages have to be loaded again. */
  | { kind: 'restarted' };

/** Where the development server tells it, as server-sent events. */
export const hotEventsPath = '/events';

/** Where pages tell it of an error that was thrown in them: a `ThrownInPage` as JSON, posted. */
export const thrownPath = '/thrown';

export type ThrownInPage = { message: string; stack: string; address: string };

/** A module's old and new exports, of a page that was changed while it is shown. */
export type ChangedPage = { before: Record<string, unknown>; now: Record<string, unknown> };

/** Part of webpack's API for a module that is replaced while it runs. */
export type HotModule = {
  data?: { exports?: Record<string, unknown> };
  accept: () => void;
  invalidate: () => void;
  dispose: (keep: (data: { exports?: Record<string, unknown> }) => void) => void;
};

export type HotSection = {
  /** Address of the browser files of the build that runs, with a slash at the end. */
  base: () => string;
  /** Takes over the build whose files lie at `base`; false where it cannot. */
  takeOver: (base: string, newer: { build: string; hashes: Record<string, string> }) => Promise<boolean>;
};

declare global {
  /** React Refresh, by the shell: every module of a section that is developed tells it of its components. */
  var siteRefresh:
    | {
        register: (component: unknown, id: string) => void;
        sign: () => (...args: never[]) => unknown;
        /** Called at the end of a module: whether it can be replaced alone. */
        accept: (hot: HotModule, exports: Record<string, unknown>) => void;
        /** Shows what was replaced. */
        perform: () => Promise<void>;
      }
    | undefined;
  /** Sections that are developed and run in this page. */
  var siteHot: Record<string, HotSection> | undefined;
}
