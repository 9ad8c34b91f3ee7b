import { useEffect } from 'react';

/**
 * Loads a console's file where its markup was not served with the page but drawn by a navigation: the data of the page
 * that was opened does not name it. Markup that stays as served never runs this, its file wakes by itself.
 */
export function useConsole(name: string, load: () => Promise<unknown>): void {
  useEffect(() => {
    const running = (document.documentElement.dataset.consoles ?? '').split(' ');
    // Without its file a console is the picture that it is without script.
    if (!running.includes(name)) load().catch(() => undefined);
  }, [name, load]);
}
