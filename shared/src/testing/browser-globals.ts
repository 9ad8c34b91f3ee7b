import { TextDecoder, TextEncoder } from 'node:util';

/** Globals missing in jsdom that react-router needs on import; a test in jsdom imports this before its component. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
