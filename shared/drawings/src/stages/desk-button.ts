import { consoleName } from '@site/shared/contract/console-name';

/** A console that visitors operate. */
export type OperableDesk = {
  name: string;
  /** What the desk is called. */
  label: string;
  /** What it says once something was done, by the names that its file knows. */
  words: Record<string, string>;
  /** The keys that work while the focus is on it. */
  keys: readonly { key: string; does: string }[];
  /** Stands where it says what was done, before anything was. */
  hint: string;
};

/** A desk for one thumb: large buttons in the order in which they are pressed, and no keys but their numbers. */
export type ThumbDesk = Omit<OperableDesk, 'keys'> & { acts: readonly { does: string; name: string }[] };

/** What makes an element the root of a console (docs/architecture.md#consoles). */
export function consoleRoot({ name, label }: Pick<OperableDesk, 'name' | 'label'>) {
  return { role: 'group', 'aria-label': label, 'data-console': name, 'data-island': consoleName(name) };
}

/** What makes a button one of a console: its press waits for the console's file, and names what to do. */
export function deskButton(console: string, action: string, value?: number | string) {
  return { type: 'button', 'data-island': consoleName(console), 'data-do': action, 'data-value': value } as const;
}

/** What the file of a console finds a part by; a desk that is a picture has none. */
export function deskPart(console: string | undefined, name: string, value: number | string = '') {
  return console === undefined ? undefined : { [`data-${name}`]: value };
}
