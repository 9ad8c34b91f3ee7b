import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContentFiles } from '../../../api/src/content/content-files';
import { factNamesIn } from '../../../api/src/content/fill-facts';
import { readFacts } from '../../../api/src/content/read-facts';
import { contentFolder } from './content-drawings';

const folders: Readonly<Record<string, string>> = {
  help: 'help',
  topic: 'info',
  video: 'videos',
  lecture: 'lectures',
  news: 'news',
  case: 'cases',
};

/** The blocks of an article that are drawn, as they are written, and its title. */
const drawnBlocks = /^title: .*$|^ *```(?:figure|show)\n[\s\S]*?^ *```/gm;

/** `help-10070-orders` and `card-help-10070` → the blocks of the article that stand in the drawing, with the names of facts. */
function writtenOf(id: string): string {
  const [, card, kind = '', number, figure] = /^(card-)?([a-z]+)-(\d+)(?:-(.+))?$/.exec(id) ?? [];
  const folder = folders[kind];
  if (!folder) return '';
  const blocks = readFileSync(path.join(contentFolder, folder, `${number}.md`), 'utf8').match(drawnBlocks) ?? [];
  const own = card ? blocks : blocks.filter((block) => !figure || block.includes(`id: ${figure}\n`));
  return own.join('\n');
}

/** What the facts in a drawing's words say, by their names. */
export function drawnFacts(): (id: string) => Record<string, string> {
  const facts = readFacts(readContentFiles(contentFolder));
  return (id) => Object.fromEntries(factNamesIn(writtenOf(id)).map((name) => [name, facts.get(name) ?? '']));
}
