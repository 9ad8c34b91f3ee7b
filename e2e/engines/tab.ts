/** Blink, Gecko and WebKit, by the browsers that bring them. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'Space';
export type Point = { x: number; y: number };

/** A tab of any engine. Journeys see nothing else of a driver, so that what differs is the engine's. */
export type Tab = {
  /** Loads an address of the site and waits for its `load`. */
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs in the page, also where the page's own scripts do not. */
  evaluate: <Given extends unknown[], Found>(body: (...given: Given) => Found, ...given: Given) => Promise<Found>;
  hover: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  tap: (point: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** What console and engine complained of since the tab was opened. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Engine = {
  /** A tab of a new visitor; `script: false` is one whose browser runs no scripts of pages. */
  openTab: (options: { script: boolean }) => Promise<Tab>;
  stop: () => Promise<void>;
};
