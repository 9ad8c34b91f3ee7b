import type { CheckedFile } from '../../remotes/pinned-release';

/** Script and styles of a wake file, each followed by its integrity. */
type Named = readonly [script: string, integrity: string, style?: string, styleIntegrity?: string];

declare global {
  /** Written in by the build (`wake-files-plugin.ts`): names beside the entry script, by the names of their controls. */
  const WAKE_FILES: Readonly<Record<string, Named>>;
  /** Written in likewise: the scripts of the application, in the order in which they run. */
  const SHELL_SCRIPTS: readonly CheckedFile[];
  interface Window {
    /** For wake files that fetch another one. */
    siteWakeFile?: typeof wakeFile;
  }
}

/** `currentScript` is only set while the script runs for the first time. */
const ownScript = document.currentScript;
const folder = ownScript instanceof HTMLScriptElement ? ownScript.src.replace(/[^/]*$/, '') : '';

export type WakeFile = { script: CheckedFile; style?: CheckedFile };

/** The shell's wake file of a name (docs/architecture.md#wake). */
export function wakeFile(name: string): WakeFile | undefined {
  const [script, integrity, style, styleIntegrity] = WAKE_FILES[name] ?? [];
  if (!script || !integrity) return undefined;
  return {
    script: [folder + script, integrity],
    ...(style && styleIntegrity && { style: [folder + style, styleIntegrity] }),
  };
}

/** What every page hydrates with, before the scripts of its section. */
export function shellScripts(): CheckedFile[] {
  return SHELL_SCRIPTS.map(([file, integrity]) => [folder + file, integrity]);
}
