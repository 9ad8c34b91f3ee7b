import type { Fault } from './fault';

declare global {
  interface Window {
    /** Cookies and stored entries that scripts have set or removed, by name. */
    gateStored?: string[];
  }
}

/** Runs in the page before any of its own scripts, and after what the check stores itself. */
export function watchStored(): void {
  const stored: string[] = [];
  window.gateStored = stored;
  const note = (what: string) => {
    if (!stored.includes(what)) stored.push(what);
  };
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookies?.get?.call(document),
    set: (text: string) => {
      note(`the cookie ${text.split('=')[0]?.trim()}`);
      cookies?.set?.call(document, text);
    },
  });
  for (const action of ['setItem', 'removeItem', 'clear'] as const) {
    const own = Storage.prototype[action] as (...given: string[]) => void;
    Storage.prototype[action] = function stored(this: Storage, ...given: string[]) {
      const store = this === localStorage ? 'localStorage' : 'sessionStorage';
      note(action === 'clear' ? `all of ${store}` : `${given[0]} of ${store}`);
      own.apply(this, given);
    };
  }
}

/** What a page stores before anybody has agreed to anything; only what the live page does not store is a fault. */
export function storedFaults(stored: readonly string[]): Fault[] {
  return stored.map((what) => ({ kind: 'stored', relative: true, reason: `sets or removes ${what} by itself` }));
}
