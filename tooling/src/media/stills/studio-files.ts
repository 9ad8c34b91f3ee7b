import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** The scripts for Blender, and the folder outside of the repository where rounds of samples add up. */
export const studioFolder = path.join(repositoryRoot, 'tooling/stills');
export const studioCache = path.join(repositoryRoot, '.cache/stills');

export const screenFolder = path.join(studioCache, 'screens');
export const plateFolder = path.join(studioCache, 'plates');
export const roundFolder = path.join(studioCache, 'rounds');
