import type { SiteState } from './store';

/** The marks around the markup of a fragment that is rendered for the first time. */
export type FragmentMarks = {
  begin: string;
  end: string;
  /** Must be called where the fragment ends: later reads belong to what surrounds it. */
  close: () => void;
};

/**
 * What rendering code reports to the fragment cache of the shell, on the server (docs/architecture.md#fragment-cache): where a fragment
 * begins, and everything beside its properties that it depends on.
 */
export type FragmentRecorder = {
  /** Returns a placeholder for stored markup, else the marks to record it by; undefined where the properties cannot be compared. */
  begin: (part: object, props: object, position: string) => string | FragmentMarks | undefined;
  read: (select: (state: SiteState) => unknown, value: unknown) => void;
  /** The open fragments depend on something that cannot be compared, so none of them may be stored. */
  discard: () => void;
};

let installed: FragmentRecorder | undefined;

/** Called by the shell, in its render processes only. */
export function installFragmentRecorder(recorder: FragmentRecorder): void {
  installed = recorder;
}

/** Undefined in browsers and in tests, which render every part each time. */
export function fragmentRecorder(): FragmentRecorder | undefined {
  return installed;
}
