import { insertScript } from '../early/insert-script';
import type { Drawing } from '../islands/poster';

declare global {
  interface Window {
    /** Set by the island `poster`. */
    siteDrawing?: Drawing;
  }
}

/**
 * Fetches what draws codes and posters; only the sheet does.
 * @throws {Error} where the file cannot be had
 */
export async function loadDrawing(): Promise<Drawing> {
  const file = window.siteIslandFile?.('poster');
  if (file && !window.siteDrawing) await insertScript(file.script, true);
  if (!window.siteDrawing) throw new Error('The page has no file that draws posters.');
  return window.siteDrawing;
}
