import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from 'webpack';

/** `whole`: while a section is developed its parts are components like others, in the same markup. */
type Options = { target: 'client' | 'server' | 'whole' };
type Half = '?css' | '?real' | '?whole';
type Context = LoaderContext<Options>;

const directive = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use static['"]/;
const imports = /^import\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"];?/gm;
const values = /^export\s+(?:default\b|(?:async\s+)?function\s+(\w+)|(?:const|let|class)\s+(\w+))/gm;

/** The components that a part exports; any other export would be missing in the browser. */
function componentsOf(source: string, file: string): string[] {
  return [...source.matchAll(values)].map(([, component, other]) => {
    if (component && /^[A-Z]/.test(component)) return component;
    throw new Error(
      `${file} says 'use static' and exports ${component ?? other ?? 'default'}: only components may be.`,
    );
  });
}

function wrapper(context: Context, source: string): string {
  const file = path.basename(context.resourcePath);
  const { target } = context.getOptions();
  const part = JSON.stringify(`./${file}${target === 'whole' ? '?whole' : '?real'}`);
  const components = componentsOf(source, file);
  if (target !== 'client') {
    const lines = components.map((name) => `export const ${name} = servedOnServer(parts.${name});`);
    return [
      `import { servedOnServer } from '@site/shared/ui/served-part';`,
      `import * as parts from ${part};`,
      ...lines,
    ].join('\n');
  }
  const chunk = `/* webpackChunkName: "part-${path.parse(file).name}" */`;
  const lines = components.map(
    (name) => `export const ${name} = servedInBrowser(() => import(${chunk} ${part}).then((part) => part.${name}));`,
  );
  return [
    `import { servedInBrowser } from '@site/shared/ui/served-part';`,
    `import ${JSON.stringify(`./${file}?css`)};`,
    ...lines,
  ].join('\n');
}

/** Where an import leads, when that is a component's file. */
async function componentFile(context: Context, request: string): Promise<string | undefined> {
  if (!/^(\.|@site\/)/.test(request)) return undefined;
  const file = await context.getResolve()(context.context, request);
  return typeof file === 'string' && file.endsWith('.tsx') ? file : undefined;
}

/** The file by its path: the package's exports pattern would drop the query (`./ui/*` → `./src/ui/*.tsx`). */
function half(context: Context, file: string, query: Half): string {
  return `./${path.relative(context.context, file).replaceAll(path.sep, '/')}${query}`;
}

/** Style sheets, and scripts that are attached to served markup (`<component>.served.ts`). */
function staysWithPage(request: string): boolean {
  return request.endsWith('.css') || request.endsWith('.served');
}

/** Only the styles and attached behaviour of a component and its nested components, which stay in the page's bundle. */
async function stylesOf(context: Context, source: string): Promise<string> {
  const requests = [...source.matchAll(imports)].map(([, request = '']) => request);
  const lines = await Promise.all(
    requests.map(async (request) => {
      if (staysWithPage(request)) return `import ${JSON.stringify(request)};`;
      const file = await componentFile(context, request);
      return file ? `import ${JSON.stringify(half(context, file, '?css'))};` : '';
    }),
  );
  return lines.filter(Boolean).join('\n');
}

async function isPart(context: Context, file: string): Promise<boolean> {
  context.addDependency(file);
  return directive.test(await readFile(file, 'utf8'));
}

/** What stays as it was drawn, whoever shows it: beside the part, or a drawing. */
function isDrawnHere(request: string): boolean {
  return request.startsWith('.') || request.startsWith('@site/drawings/');
}

/** The component itself: nested parts as plain components, and without its styles unless it is whole. */
async function partItself(context: Context, source: string, query: '?real' | '?whole'): Promise<string> {
  const found = [...source.matchAll(imports)].map(([line, request = '']) => ({ line, request }));
  const lines = await Promise.all(
    found.map(async ({ line, request }) => {
      const file = await componentFile(context, request);
      const own = file && (isDrawnHere(request) || (await isPart(context, file)));
      const names = query === '?real' ? request.replace(/\.module\.css$/, '$&?names') : request;
      const target = own ? half(context, file, query) : names;
      return { line, changed: line.replace(request, target) };
    }),
  );
  return lines.reduce((text, { line, changed }) => text.replace(line, changed), source);
}

async function load(context: Context, source: string): Promise<string> {
  if (context.resourceQuery === '?css') return stylesOf(context, source);
  const { resourceQuery: query } = context;
  if (query === '?real' || query === '?whole') return partItself(context, source, query);
  return directive.test(source) ? wrapper(context, source) : source;
}

/**
 * Handles the directive `'use static'` at the top of a component's file: such a component never changes once it is
 * served. On the server it renders as it is; in the browser its served markup stays and its script is left out of the
 * page (decision 008). `?css` and `?real` are the two halves that the browser's wrapper refers to.
 */
export default function servedPartLoader(this: Context, source: string): void {
  const done = this.async();
  load(this, source).then(
    (result) => done(undefined, result),
    (error: Error) => done(error),
  );
}
