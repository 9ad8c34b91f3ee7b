import { rmSync } from 'node:fs';
import path from 'node:path';
import type { FileStore } from '@site/release/store/file-store';
import { replaceFile } from '@site/release/store/replace-file';
import { messageOf } from '@site/release/errors/release-error';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { revisionPath } from '@site/release/store/store-paths';
import { mkdir } from 'node:fs/promises';
import type { AcceptedRevision } from './accepted-revision';
import type { Alarms } from './alarms';
import { auditGeneration, entriesOf, type Generation, labelsOf, readGeneration } from './kept-generation';
import { type Contents, isLeftover, writeGeneration } from './write-generation';

/** The two generations, and the folder of the mark beside them. */
const slots = ['a', 'b'] as const;
const markSlot = 'mark';
/** Where a fault of both copies is noted: neither of them is damaged. */
const bothSlots = 'both';

type Options = { folder: string; store: FileStore; keys: TrustedKeys; alarms: Alarms };

function sequenceIn({ accepted }: Generation): number {
  return accepted?.revision.sequence ?? 0;
}

function isOf(generation: Generation, { accepted, versions }: Contents): boolean {
  return generation.accepted?.hash === accepted.hash && labelsOf(generation.versions) === labelsOf(versions);
}

/**
 * The live and the previous set on local disk, in two small stores with the original bytes and signatures, for a shell
 * whose store is gone or damaged (docs/decisions/015-the-snapshot-is-a-store.md). Read by the very path that reads the store.
 */
export class KeptSets {
  private readonly generations = new Map<string, Generation>();
  /** What the last audit or write found wrong, by slot. */
  private readonly faults = new Map<string, string[]>();
  private marking: Promise<void> = Promise.resolve();
  /** The newest revision that was accepted before this start. What this start accepts has no copy yet. */
  private readonly acceptedBefore: number;

  constructor(private readonly options: Options) {
    this.removeLeftovers();
    for (const slot of [...slots, markSlot]) this.read(slot);
    this.acceptedBefore = this.mark?.revision.sequence ?? 0;
    this.report();
  }

  /** Both generations, the newer one first. */
  get stores(): FileStore[] {
    return this.byAge().map(({ store }) => store);
  }

  /** The newest signed revision that was ever accepted here. */
  get mark(): AcceptedRevision | undefined {
    return [...this.generations.values()].sort((one, other) => sequenceIn(other) - sequenceIn(one))[0]?.accepted;
  }

  /** Versions of a remote that there is a copy of. */
  versionsOf(remote: string): string[] {
    return this.byAge().flatMap(({ versions }) => versions[remote] ?? []);
  }

  /** The versions of the newest generation that is of another set. */
  versionsBeside(live: Record<string, string>): Record<string, string> | undefined {
    const other = this.byAge().find(({ versions }) => labelsOf(versions) !== labelsOf(live));
    return other && Object.keys(other.versions).length > 0 ? other.versions : undefined;
  }

  /** Checks every file of both generations; what fails is replaced by the next `keep`. */
  async audit(): Promise<void> {
    for (const generation of this.byAge())
      this.faults.set(generation.slot, await auditGeneration(generation, this.options.keys));
    if (![...this.faults.values()].flat().length) this.comparedWithMark();
    this.report();
  }

  /** Whole copies that are older than the mark were put in the place of newer ones, or the shell ended too soon. */
  private comparedWithMark(): void {
    const [newest] = this.byAge();
    const isOlder = newest?.accepted && sequenceIn(newest) < this.acceptedBefore;
    const fault = `The local copy kept/${newest?.slot} is of revision ${newest && sequenceIn(newest)}, older than ${this.acceptedBefore}, which was accepted here.`;
    this.faults.set(bothSlots, isOlder ? [fault] : []);
  }

  /** Keeps the mark beside the generations. Small, so it is written at once. */
  keepMark(accepted: AcceptedRevision): Promise<void> {
    this.marking = this.marking.then(() => this.writeMark(accepted));
    return this.marking;
  }

  private async writeMark(accepted: AcceptedRevision): Promise<void> {
    const known = this.generations.get(markSlot);
    if (known?.accepted?.hash === accepted.hash) return;
    const { folder } = this.options;
    try {
      await mkdir(path.join(folder, markSlot, 'revisions'), { recursive: true });
      const files = new Map([...accepted.evidence, [revisionPath(accepted.revision.sequence), accepted.file]]);
      for (const [file, bytes] of files) await replaceFile(path.join(folder, markSlot, file), bytes);
      for (const name of entriesOf(path.join(folder, markSlot, 'revisions')))
        if (!files.has(`revisions/${name}`)) rmSync(path.join(folder, markSlot, 'revisions', name), { force: true });
      this.read(markSlot);
      this.report();
    } catch (error) {
      this.faults.set(markSlot, [
        `The mark of revision ${accepted.revision.sequence} cannot be written: ${messageOf(error)}`,
      ]);
      this.report();
    }
  }

  /** Sees that both sets are kept whole: a set that is there already costs nothing, any other takes the older folder. */
  async keep(wanted: readonly Contents[]): Promise<void> {
    for (const contents of wanted) {
      const there = this.byAge().some((one) => isOf(one, contents) && !this.faults.get(one.slot)?.length);
      if (!there) await this.write(contents, this.slotFor(wanted));
    }
    if (this.faults.get(bothSlots)?.length) this.comparedWithMark();
    this.report();
  }

  private async write(contents: Contents, replaced: Generation): Promise<void> {
    const { store, keys } = this.options;
    try {
      await writeGeneration(contents, replaced.store, { sources: [store, ...this.stores], keys });
      this.faults.set(replaced.slot, []);
      this.read(replaced.slot);
    } catch (error) {
      const known = this.faults.get(replaced.slot) ?? [];
      this.faults.set(replaced.slot, [...new Set([...known, messageOf(error)])]);
    }
  }

  /** A damaged generation, else the oldest that is of none of the wanted sets. */
  private slotFor(wanted: readonly Contents[]): Generation {
    const oldestFirst = this.byAge().sort((one, other) => sequenceIn(one) - sequenceIn(other));
    const damaged = oldestFirst.find(({ slot }) => this.faults.get(slot)?.length);
    const free = oldestFirst.find((one) => !wanted.some((contents) => isOf(one, contents)));
    return damaged ?? free ?? (oldestFirst[0] as Generation);
  }

  private byAge(): Generation[] {
    const both = slots.flatMap((slot) => this.generations.get(slot) ?? []);
    return both.sort((one, other) => sequenceIn(other) - sequenceIn(one));
  }

  private read(slot: string): void {
    this.generations.set(slot, readGeneration(this.options.folder, slot, this.options.keys));
    this.faults.set(slot, this.generations.get(slot)?.faults ?? []);
  }

  /** They are never read; what cannot be removed takes space and nothing else. */
  private removeLeftovers(): void {
    const { folder } = this.options;
    try {
      for (const name of entriesOf(folder).filter(isLeftover))
        rmSync(path.join(folder, name), { recursive: true, force: true });
    } catch {}
  }

  private report(): void {
    this.options.alarms.set('snapshot', [...this.faults.values()].flat());
  }
}
