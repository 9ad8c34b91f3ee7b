import type { CheckedFile } from '../../render/pages/pinned-release';

/** File names of script and styles of an island without their beginning, `island-<name>`, each followed by its integrity. */
type Named = readonly [script: string, integrity: string, style?: string, styleIntegrity?: string];

declare global {
  /** Written in by the build (`island-files-plugin.ts`): names beside the entry script, by the names of their controls. */
  const ISLAND_FILES: Readonly<Record<string, Named>>;
  /** Written in likewise: the scripts of the application, in the order in which they run. */
  const SHELL_SCRIPTS: readonly CheckedFile[];
  interface Window {
    /** For islands that fetch another one. */
    siteIslandFile?: typeof islandFile;
  }
}

/** `currentScript` is only set while the script runs for the first time. */
export const ownScript = document.currentScript;
const folder = ownScript instanceof HTMLScriptElement ? ownScript.src.replace(/[^/]*$/, '') : '';

export type IslandFile = { script: CheckedFile; style?: CheckedFile };

/** Addresses and hashes of an island of the shell (docs/architecture.md#islands). */
export function islandFile(name: string): IslandFile | undefined {
  const [script, integrity, style, styleIntegrity] = ISLAND_FILES[name] ?? [];
  if (!script || !integrity) return undefined;
  const place = `${folder}island-${name}`;
  return {
    script: [place + script, integrity],
    ...(style && styleIntegrity && { style: [place + style, styleIntegrity] }),
  };
}

/** What every page hydrates with, before the scripts of its section. */
export function shellScripts(): CheckedFile[] {
  return SHELL_SCRIPTS.map(([file, integrity]) => [folder + file, integrity]);
}
