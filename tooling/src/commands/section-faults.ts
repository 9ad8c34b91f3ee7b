import { stripVTControlCharacters } from 'node:util';
import type { Fault, FaultKind } from '../hot/hot-release';
import type { HotServer } from './hot-server';

/** Tells terminal and pages what is wrong with the sections that are developed, each thing once until it is mended. */
export class SectionFaults {
  private readonly told = new Map<string, Set<string>>();

  constructor(private readonly hot: Pick<HotServer, 'send'>) {}

  /** @param said one sentence for developers, and below it what they have to know */
  tell(section: string, about: FaultKind, said: string): void {
    // A page tells too, and what it tells is not to move the cursor.
    const text = stripVTControlCharacters(said);
    const key = `${section} ${about}`;
    const told = this.told.get(key) ?? new Set();
    if (told.has(text)) return;
    this.told.set(key, told.add(text));
    console.error(`\n✗ ${text.trimEnd().replace(/\n(?=.)/g, '\n  ')}\n`);
    this.hot.send({ kind: 'fault', section, about, text } satisfies { kind: 'fault' } & Fault);
  }

  has(section: string, about: FaultKind): boolean {
    return this.told.has(`${section} ${about}`);
  }

  /** @returns whether something was wrong */
  mend(section: string, about: FaultKind): boolean {
    const wasWrong = this.told.delete(`${section} ${about}`);
    if (wasWrong) this.hot.send({ kind: 'mended', section, about });
    return wasWrong;
  }

  /** A new build is there: what the one before did wrong is over. Its event tells pages so. */
  forgetBuild(section: string): void {
    for (const about of ['build', 'run']) this.told.delete(`${section} ${about}`);
  }
}
