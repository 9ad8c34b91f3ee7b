import type { PictureFile } from '../contract/clip';
import type { Drawing } from './drawing';

/**
 * Drawings as files, by their names, in a file that begins with `'use drawings'`: the build writes each as an SVG of the
 * section's release and leaves its address here in place of the drawing (decision 049).
 */
export function drawingFiles<Name extends string>(
  drawings: Readonly<Record<Name, Drawing>>,
): Record<Name, PictureFile> {
  const files = Object.entries<Drawing>(drawings).map(([name, drawing]) => [
    name,
    { ...drawing, src: `drawing-${name}.svg` },
  ]);
  return Object.fromEntries(files) as Record<Name, PictureFile>;
}
