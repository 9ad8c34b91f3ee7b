import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const guide = 'docs/how-to/add-a-page.md';

/** The files of the example: whole ones, and what is added to a file that is there. */
export type PageExample = { address: string; files: Record<string, string>; route: string; listed: string };

/** A block of code in the document, after the file that was named last before it. */
function blocksIn(text: string): { file: string; code: string }[] {
  const blocks: { file: string; code: string }[] = [];
  const fence = /^( *)```\w+\n([\s\S]*?)^\1```$/gm;
  for (const found of text.matchAll(fence)) {
    const [, indent = '', body = ''] = found;
    const named = [...text.slice(0, found.index).matchAll(/`((?:mf-help\/src|e2e\/urls)\/[\w./-]+\.\w+)`/g)].at(
      -1,
    )?.[1];
    blocks.push({ file: named ?? '', code: body.replace(new RegExp(`^${indent}`, 'gm'), '') });
  }
  return blocks;
}

/** The example of the how-to, as it is written there. @throws {Error} when a part of it is not found */
export function readPageExample(root: string): PageExample {
  const blocks = blocksIn(readFileSync(path.join(root, guide), 'utf8'));
  const codeOf = (file: string) => blocks.find((block) => block.file === file)?.code;
  const [route, listed] = [codeOf('mf-help/src/routes.ts'), codeOf('e2e/urls/routes.json')];
  if (!route || !listed) throw new Error(`${guide} shows no entry of routes.ts, or none of routes.json.`);
  const whole = blocks.filter(({ code }) => code !== route && code !== listed);
  const files = Object.fromEntries(whole.map(({ file, code }) => [file, code]));
  return { address: (JSON.parse(listed) as { path: string }).path, files, route, listed };
}

/** Follows the how-to in a checkout. */
export function followPageExample(root: string, { files, route, listed }: PageExample): void {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
  const edit = (file: string, change: (text: string) => string) => {
    const place = path.join(root, file);
    writeFileSync(place, change(readFileSync(place, 'utf8')));
  };
  edit('mf-help/src/routes.ts', (text) => text.replace(/^\];$/m, `${route.replace(/^(?=.)/gm, '  ')}];`));
  edit('e2e/urls/routes.json', (text) => {
    const list = JSON.parse(text) as { routes: unknown[] };
    list.routes.push(JSON.parse(listed));
    return `${JSON.stringify(list, null, 1)}\n`;
  });
}
