import { shellPrefixOf } from '@site/shared/contract/shell-addresses';

/** The lists that name every section and have to be files; `e2e/laws` compares them with the folders. */
type Edit = (text: string) => string;

/** Puts a line behind the last one that begins so. */
function afterLast(text: string, beginning: RegExp, line: string, file: string): string {
  const lines = text.split('\n');
  const at = lines.findLastIndex((one) => beginning.test(one));
  if (at < 0)
    throw new Error(
      `${file} has no line that begins like ${beginning}, after which the new section would be written. Put that line back, or add the section by hand.`,
    );
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
}

function withRoute(text: string, name: string, address: string): string {
  const list = JSON.parse(text) as { routes: { path: string; remote: string }[] };
  const prefix = shellPrefixOf(address);
  if (prefix)
    throw new Error(`The shell answers below ${prefix} itself, so ${address} can be no page: take another name.`);
  const taken = list.routes.find(({ path }) => path === address || path.startsWith(`${address}/`));
  if (taken) throw new Error(`The address ${address} belongs to ${taken.remote} (${taken.path}): take another name.`);
  const route = {
    path: address,
    remote: name,
    layout: 'default',
    title: '新栏目',
    kind: 'page',
    extra: true,
    index: true,
  };
  const end = text.lastIndexOf('\n ]');
  const entry = JSON.stringify(route, null, 1).replace(/^/gm, '  ');
  return `${text.slice(0, end)},\n${entry}${text.slice(end)}`;
}

/** As `npm install` would write it, without asking the registry: the section brings no package of its own. */
function withLock(text: string, name: string, manifest: Record<string, unknown>): string {
  const lock = JSON.parse(text) as { packages: Record<string, unknown> };
  const { '': root, ...rest } = lock.packages;
  const { version, license, dependencies, devDependencies } = manifest;
  const added = {
    ...rest,
    [name]: { version, license, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  };
  const sorted = Object.entries(added).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...lock, packages: { '': root, ...Object.fromEntries(sorted) } }, null, 2)}\n`;
}

/** What each list becomes with a new section. */
export function remoteLists(name: string, address: string, manifest: Record<string, unknown>): Record<string, Edit> {
  const team = name.replace(/^mf-/, '');
  const row = (beginning: RegExp, line: string, file: string) => (text: string) =>
    afterLast(text, beginning, line, file);
  return {
    'tsconfig.json': row(/^ +\{ "path": "mf-/, `    { "path": "${name}" },`, 'tsconfig.json'),
    '.github/CODEOWNERS': row(/^\/mf-/, `${`/${name}/`.padEnd(19)} @chengcast/${team}`, 'CODEOWNERS'),
    'README.md': row(/^- \[`mf-/, `- [\`${name}/\`](${name}/README.md) the pages under \`${address}\``, 'README.md'),
    'e2e/urls/routes.json': (text) => withRoute(text, name, address),
    'package-lock.json': (text) => withLock(text, name, manifest),
  };
}
