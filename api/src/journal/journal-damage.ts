import type { DamagedPiece } from './journal-line';
import { listSetAside } from './set-aside';

/** Where the lines of a journal are damaged, each counted once however often it is read, and what operators read of it. */
export class JournalDamage {
  private readonly places = new Map<number, Set<number>>();

  constructor(private readonly folder: string) {}

  notice(segment: number, damage: readonly DamagedPiece[]): void {
    if (damage.length === 0) return;
    const known = this.places.get(segment) ?? new Set();
    for (const { start } of damage) known.add(start);
    this.places.set(segment, known);
  }

  /** Once a segment was rewritten or deleted: its damage was set aside. */
  forget(segment: number): void {
    this.places.delete(segment);
  }

  /** A sentence for each thing that somebody should look at; none of a journal that is whole. */
  warnings(): string[] {
    const lines = [...this.places.values()].reduce((sum, { size }) => sum + size, 0);
    const aside = listSetAside(this.folder).map(
      ({ path, bytes }) =>
        `${path} holds ${bytes} bytes of the lead journal that could not be read: see whether they are of a lead, then remove the file.`,
    );
    if (lines === 0) return aside;
    return [
      `${lines} damaged lines in the lead journal in ${this.folder} could not be read; every other line is stored. Check the disk.`,
      ...aside,
    ];
  }
}
