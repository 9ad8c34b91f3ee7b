import type { ReleaseManifest } from '@site/shared/contract/release-manifest';

/** A build of the shell for one line: its manifest, and the folder that has its files. */
export type ShellBuild = { manifest: ReleaseManifest; folder: string };

/** One for each line; that of the present line first. */
export type ShellBuilds = readonly [present: ShellBuild, ...others: ShellBuild[]];
