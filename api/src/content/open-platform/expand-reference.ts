import type MarkdownIt from 'markdown-it';
import type { BlockProblem } from '../drawn-blocks';
import type { OpenPlatform } from './open-platform-schema';
import { openPlatformFile } from './read-open-platform';
import { readReferenceBlock, type ReferenceBlock, referenceWords } from './reference-block';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** A block with the Markdown that it stands for. */
export type ReferencePart = { block: ReferenceBlock; words: string };

type Expanded = { tokens: Token[]; reference: ReferencePart[]; problems: BlockProblem[] };

const isBlock = ({ type, info }: Token) => type === 'fence' && info.trim() === 'open-platform';

function missing({ part, name }: ReferenceBlock): string {
  return `${openPlatformFile} 里没有“${`${part} ${name}`.trim()}”，写法如“operation createRoom”“events”“errors signing”`;
}

/** The tokens of a block's words, all at its line. */
function partOf(token: Token, parse: (words: string) => Token[], platform: OpenPlatform | undefined): Expanded {
  const block = readReferenceBlock(token.content);
  const words = platform && referenceWords(block, platform);
  const line = (token.map?.[0] ?? 0) + 1;
  if (words === undefined) return { tokens: [token], reference: [], problems: [{ line, message: missing(block) }] };
  const tokens = parse(words).map((one) => Object.assign(one, { map: token.map }));
  return { tokens, reference: [{ block, words }], problems: [] };
}

/** Puts what a fenced block `open-platform` stands for in its place, so that its headings, tables and words are the article's own. */
export function expandReference(
  written: readonly Token[],
  parse: (words: string) => Token[],
  platform: OpenPlatform | undefined,
): Expanded {
  const parts = written.map((token) =>
    isBlock(token) ? partOf(token, parse, platform) : { tokens: [token], reference: [], problems: [] },
  );
  return {
    tokens: parts.flatMap(({ tokens }) => tokens),
    reference: parts.flatMap(({ reference }) => reference),
    problems: parts.flatMap(({ problems }) => problems),
  };
}
