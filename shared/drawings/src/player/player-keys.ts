/** What a key does in the player. */
export type KeyAction =
  | { do: 'toggle' | 'captions' | 'fullScreen' }
  | { do: 'move'; seconds: number }
  | { do: 'chapter'; place: number };

const keys: Record<string, KeyAction> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  c: { do: 'captions' },
  f: { do: 'fullScreen' },
  ArrowLeft: { do: 'move', seconds: -5 },
  ArrowRight: { do: 'move', seconds: 5 },
  j: { do: 'move', seconds: -10 },
  l: { do: 'move', seconds: 10 },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Space belongs to the button or choice that has the focus, as everywhere else; arrows belong to a choice, letters to the
 * browser together with Ctrl, Alt or Meta.
 */
export function keyAction({ key, ctrlKey, altKey, metaKey }: Pressed, focused: string): KeyAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (focused === 'SELECT' && key.length > 1) return undefined;
  if (key === ' ' && /^(BUTTON|SELECT|A)$/.test(focused)) return undefined;
  if (/^[1-9]$/.test(key)) return { do: 'chapter', place: Number(key) - 1 };
  return keys[key.length === 1 ? key.toLowerCase() : key];
}
