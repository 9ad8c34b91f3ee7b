import type { GalleryEntry } from './gallery-module';

/** Every entry by `workspace/name`; the list is written by `entries-loader.ts`. */
export const entries: Record<string, GalleryEntry> = {};
