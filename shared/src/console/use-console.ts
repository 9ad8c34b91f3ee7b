import { useEffect } from 'react';

/** Remembers presses on a console whose file is on its way. Returns what stops that, and what gives them again. */
function holdPresses(name: string) {
  const held: HTMLElement[] = [];
  function hold({ target }: Event): void {
    const control = (target as Element).closest<HTMLElement>(`[data-console="${name}"] [data-do]`);
    if (control) held.push(control);
  }
  document.addEventListener('click', hold);
  return {
    stop: () => document.removeEventListener('click', hold),
    give: () => held.forEach((control) => control.click()),
  };
}

/**
 * Loads a console's file where its markup was not served with the page but drawn by a navigation: the data of the page
 * that was opened does not name it. Markup that stays as served never runs this: intent loads its island.
 */
export function useConsole(name: string, load: () => Promise<unknown>): void {
  useEffect(() => {
    const running = (document.documentElement.dataset.consoles ?? '').split(' ');
    if (running.includes(name)) return undefined;
    const presses = holdPresses(name);
    // Without its file a console is the picture that it is without script.
    load()
      .finally(presses.stop)
      .then(presses.give, () => undefined);
    return presses.stop;
  }, [name, load]);
}
