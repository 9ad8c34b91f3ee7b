import { type RequirementProof, requirementProofs } from '@site/tooling/commands/requirement-proofs';
import { readTracked } from './tracked-files';

const table = 'docs/contracts/requirements.md';

export type Requirement = {
  id: string;
  section: number;
  group: string;
  sentence: string;
  proofs: RequirementProof[];
};

/** Every row of the document, with the heading that it stands under and the tests whose titles name it. */
export function requirements(): Requirement[] {
  const proofs = requirementProofs();
  let group = '';
  return readTracked(table)
    .split('\n')
    .flatMap((line) => {
      group = /^#{2,3} (.+)$/.exec(line)?.[1] ?? group;
      const [, id = '', section = '', sentence = ''] = /^\| (R(\d+)\.\d+) \| (.*?) \|$/.exec(line) ?? [];
      if (id === '') return [];
      return [{ id, section: Number(section), group, sentence, proofs: proofs.filter(({ ids }) => ids.includes(id)) }];
    });
}

function literals(file: string, pattern: RegExp): string[] {
  return [...readTracked(file).matchAll(pattern)].map(([, text = '']) => text);
}

/** Names in the code that a demand of the specification stands behind, by the file that has them. */
export function namesIn(files: readonly string[], pattern: RegExp): { file: string; name: string }[] {
  return files.flatMap((file) => literals(file, pattern).map((name) => ({ file, name })));
}
