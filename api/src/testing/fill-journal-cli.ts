import { Journal } from '../journal/journal';

/** Appends to the journal of a folder until the disk takes no more, goes on a few times, and prints what was told. */
async function main(folder: string): Promise<void> {
  const journal = await Journal.open(folder);
  const told: { number: number; kept: boolean; code?: string | undefined }[] = [];
  let refused = 0;
  for (let number = 0; refused < 5; number++) {
    const attempt = await journal
      .append({ number, words: '需求'.repeat(40) })
      .catch((error: NodeJS.ErrnoException) => error);
    told.push({ number, kept: attempt === undefined, code: attempt?.code });
    if (attempt) refused++;
  }
  process.stdout.write(JSON.stringify(told));
}

void main(process.argv[2] ?? '');
