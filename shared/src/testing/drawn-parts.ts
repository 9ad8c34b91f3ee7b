import { type ComponentType, createElement } from 'react';
import type { Drawing } from '../ui/drawing';

/** The files of a folder, as webpack finds them. */
type Folder = { (file: string): Record<string, unknown>; keys: () => string[] };

declare global {
  interface ImportMeta {
    /** Set by webpack, which builds the gallery. */
    webpackContext: (folder: string, which: { recursive: boolean; regExp: RegExp }) => Folder;
  }
}

/** Scenes are small; the gallery shows them as large as a stage does. */
const factor = 2;

function isDrawing(value: unknown): value is Drawing {
  return typeof value === 'object' && value !== null && 'Draw' in value && 'width' in value;
}

/** `adviserDeskScene` → `adviser-desk`. */
function nameOf(name: string): string {
  return name
    .replace(/(?:Scene|Shot)$/, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase();
}

/** A drawing alone, with its name as text alternative. */
export function drawnAlone(name: string, { width, height, Draw }: Drawing): ComponentType {
  const size = { width: width * factor, height: height * factor, viewBox: `0 0 ${width} ${height}` };
  return () => createElement('svg', { ...size, role: 'img', 'aria-label': name }, createElement(Draw));
}

/** Every drawing that the files of a folder export, for an entry of the gallery: a new scene costs nothing there. */
export function drawnParts(folder: Folder): Record<string, ComponentType> {
  const found = folder.keys().flatMap((file) => Object.entries(folder(file)));
  const drawings = found.filter((one): one is [string, Drawing] => isDrawing(one[1]));
  const named = drawings.map(([name, drawing]) => [nameOf(name), drawnAlone(nameOf(name), drawing)] as const);
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}
