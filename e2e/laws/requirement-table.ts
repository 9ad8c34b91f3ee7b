import { readTracked } from './tracked-files';

const table = 'docs/contracts/requirements.md';

export type Proof = { file: string; title: string };
export type Requirement = { id: string; section: number; group: string; sentence: string; proofs: Proof[] };

function proofsIn(cell: string): Proof[] {
  return cell
    .split('<br>')
    .map((entry) => /^`([^`]+)` › (.+)$/.exec(entry.trim()) ?? ['', '', entry])
    .map(([, file = '', title = '']) => ({ file, title }));
}

/** Every row of the document, with the heading that it stands under. */
export function requirements(): Requirement[] {
  let group = '';
  return readTracked(table)
    .split('\n')
    .flatMap((line) => {
      group = /^#{2,3} (.+)$/.exec(line)?.[1] ?? group;
      const [, id = '', section = '', sentence = '', cell = ''] =
        /^\| (R(\d+)\.\d+) \| (.*?) \| (.*) \|$/.exec(line) ?? [];
      return id === '' ? [] : [{ id, section: Number(section), group, sentence, proofs: proofsIn(cell) }];
    });
}

function literals(file: string, pattern: RegExp): string[] {
  return [...readTracked(file).matchAll(pattern)].map(([, text = '']) => text);
}

/** Names in the code that a demand of the specification stands behind, by the file that has them. */
export function namesIn(files: readonly string[], pattern: RegExp): { file: string; name: string }[] {
  return files.flatMap((file) => literals(file, pattern).map((name) => ({ file, name })));
}
