import { Journal } from '../journal/journal';

/** Appends to a journal until the disk is full, retries a few times, and prints the results. */
async function main(folder: string): Promise<void> {
  const journal = await Journal.open(folder);
  const results: { number: number; kept: boolean; code?: string | undefined }[] = [];
  let refused = 0;
  for (let number = 0; refused < 5; number++) {
    const attempt = await journal
      .append({ number, text: '需求'.repeat(40) })
      .catch((error: NodeJS.ErrnoException) => error);
    results.push({ number, kept: attempt === undefined, code: attempt?.code });
    if (attempt) refused++;
  }
  process.stdout.write(JSON.stringify(results));
}

void main(process.argv[2] ?? '');
