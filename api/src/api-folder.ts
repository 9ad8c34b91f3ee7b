import { dirname } from 'node:path';

/** The folder `api`: both the sources in `src` and the build in `dist` lie one level below it. */
export const apiFolder = dirname(__dirname);
