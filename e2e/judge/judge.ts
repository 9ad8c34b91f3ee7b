import type { Browser } from '@playwright/test';
import type { CollectedPage } from './collect-pages';

/** What the judges look at: one running site with its api, its pages as they are served, and a browser. */
export type House = { api: string; origin: string; pages: readonly CollectedPage[]; browser: Browser };

/** `judged`: the number of things looked at; `faults`: a sentence each, with the address first. */
export type Verdict = { judged: number; faults: string[]; figures?: Record<string, unknown> };

/** `part` is its name on the command line. */
export type Judge = { part: string; name: string; judge: (house: House) => Promise<Verdict> };
