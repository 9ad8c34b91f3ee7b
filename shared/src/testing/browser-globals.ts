import { TextDecoder, TextEncoder } from 'node:util';

/** What jsdom lacks and react-router asks for as it loads; a test in jsdom imports this before its component. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
