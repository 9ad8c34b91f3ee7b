import type { ComponentType } from 'react';

/** A file of the folder of comps; of a picture of a whole page, the piece that is meant, in px of the page. */
export type ComparedPicture = { file: string; top?: number; height?: number };

/** What an entry says of its part besides the states. */
export type Gallery = {
  /** Its picture for each width that has one. */
  pictures?: Partial<Record<390 | 1440, ComparedPicture>>;
  /** What it stands on; white where nothing is said. */
  ground?: 'dark' | 'tint';
  /** It reaches from edge to edge of a page. */
  fills?: boolean;
  /** The console that runs in it. */
  console?: string;
};

type States = Record<string, ComponentType>;

/**
 * An entry: every named export is a state (`export const Filled = () => <Field … />`), as in the component story format.
 * Drawings of one kind share an entry, whose `parts` are drawings by name, each in one state or in several.
 */
export type GalleryModule = { gallery?: Gallery; parts?: Record<string, ComponentType | States> } & Record<
  string,
  unknown
>;

/** How an entry is loaded, and its states in their order. */
export type GalleryEntry = { load: () => Promise<GalleryModule>; states: readonly string[] };

/** A part with its states by the names that addresses have. */
export type Part = { workspace: string; name: string; entry: string; states: States; gallery: Gallery };

/** `TwoLines` → `two-lines`. */
export function stateName(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** The state of a drawing that has only one. */
const onlyState = 'drawn';

function statesOf(shown: ComponentType | States): States {
  return typeof shown === 'function' ? { [onlyState]: shown } : shown;
}

function partsIn(entry: string, { gallery = {}, parts, ...exported }: GalleryModule, order: readonly string[]): Part[] {
  const [workspace = '', name = ''] = entry.split('/');
  const common = { workspace, entry, gallery };
  if (parts)
    return Object.entries(parts).map(([one, shown]) => ({
      ...common,
      name: `${name}-${one}`,
      states: statesOf(shown),
    }));
  const states = order.map((state) => [stateName(state), exported[state] as ComponentType]);
  return [{ ...common, name, states: Object.fromEntries(states) }];
}

/** What an entry shows: one part with its exports as states, or a part for each drawing that it lists. */
export async function partsOf(id: string, { load, states }: GalleryEntry): Promise<Part[]> {
  return partsIn(id, await load(), states);
}
