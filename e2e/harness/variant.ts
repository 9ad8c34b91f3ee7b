import type { BuiltRelease } from '@site/release/releases/built-release';
import { publish } from '@site/release/operations/publish';
import { type WrappedPages, wrapPages } from '@site/release/drill/broken-build';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { CallFacts } from '@site/shared/calls/call';
import { integrityOf } from '@site/shared/contract/integrity';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { builtAs } from './built-as';
import type { Site } from './site';

const serverFile = 'server/routes.cjs';

/** What a changed release does differently from the build it was made of. */
export const changes = {
  /** Prints its own version into every page. */
  marked: (version: string) =>
    wrapPages(
      `jsx(Fragment, { children: [jsx(Page, props), jsx('i', { hidden: true, children: 'release ${version}' })] })`,
    ),
  /** Reaches for a file as soon as it is loaded. */
  writesAtLoad: (file: string) => `\nprocess.getBuiltinModule('fs').writeFileSync('${file}', 'x');\n`,
  throwsAtLoad: () => `\nthrow new Error('boom at load');\n`,
  hasAnotherShape: () => `\nmodule.exports = { pages: [] };\n`,
  throwsInRender: (pages?: WrappedPages) => wrapPages(`(() => { throw new Error('boom in render'); })()`, pages),
  loops: (pages?: WrappedPages) => wrapPages('(() => { for (;;); })()', pages),
  eatsMemory: (pages?: WrappedPages) =>
    wrapPages('(() => { const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length)); })()', pages),
  leavesRejection: () =>
    wrapPages(`(() => { void Promise.reject(new Error('left behind')); return jsx(Page, props); })()`),
  /** Each page waits for something that is no call. */
  neverSettles: (pages: WrappedPages = 'all') => `
;(() => {
  for (const route of module.exports.routes) {
    if (${pages === 'all but the first'} && route === module.exports.routes[0]) continue;
    const load = route.lazy;
    route.lazy = async () => ({ ...(await load()), loader: () => new Promise(() => undefined) });
  }
})();
`,
  /** The pages of one pattern fail by their id, each in a way of its own: id → the body of its loader, component or head. */
  failsById: (path: string, causes: FailingPages) => `
;(() => {
  const own = { ${Object.entries(causes)
    .map(([id, cause]) => `'${id}': { ${Object.entries(cause).map(([part, body]) => `${part}: () => { ${body} }`)} }`)
    .join(', ')} };
  const { useParams } = require('react-router-dom');
  const { jsx } = require('react/jsx-runtime');
  const route = module.exports.routes.find(({ path }) => path === '${path}');
  const load = route.lazy;
  const idOf = (params) => own[params.id] ?? {};
  route.lazy = async () => {
    const page = await load();
    const loader = (args) => (idOf(args.params).loader ?? page.loader)(args);
    const Component = () => (idOf(useParams()).Component ?? (() => jsx(page.Component, {})))();
    const head = (data, request) => (idOf(request.params).head ?? page.handle.head)(data, request);
    return { ...page, loader, Component, handle: { ...page.handle, head } };
  };
})();
`,
  /** Makes one more call for every page and prints the `words` of its answer. */
  asks: (facts: CallFacts) => `
;(() => {
  const { jsx, Fragment } = require('react/jsx-runtime');
  const { useLoaderData } = require('react-router-dom');
  const { http } = require('@site/shared/http');
  for (const route of module.exports.routes) {
    const load = route.lazy;
    route.lazy = async () => {
      const page = await load();
      const ask = () => http.send(${JSON.stringify(facts)}, {}).then(({ data }) => data.words, () => 'no words');
      const loader = async (args) => {
        const [data, words] = await Promise.all([page.loader(args), ask()]);
        return { ...data, words };
      };
      const Words = () => jsx('p', { children: useLoaderData().words });
      const Component = (props) => jsx(Fragment, { children: [jsx(page.Component, props), jsx(Words, {})] });
      return { ...page, loader, Component };
    };
  }
})();
`,
} as const;

/** The part of a page that fails → what it does, as code. */
type FailingPages = Record<number, Partial<Record<'loader' | 'Component' | 'head', string>>>;

type Calls = ReleaseManifest['calls'];

function withServerCode(built: BuiltRelease, added: string, calls: Calls): BuiltRelease {
  const bytes = Buffer.from(`${built.files.get(serverFile)?.toString() ?? ''}${added}`);
  const files = new Map(built.files).set(serverFile, bytes);
  const manifest = {
    ...built.manifest,
    calls: [...built.manifest.calls, ...calls],
    files: built.manifest.files.map((file) =>
      file.path === serverFile ? { ...file, bytes: bytes.length, integrity: integrityOf(bytes) } : file,
    ),
  };
  return { manifest, manifestText: JSON.stringify(manifest), files };
}

/** Publishes the built remote once more under another version, with a change to its server file and more calls. */
export async function publishVariant(
  site: Pick<Site, 'keys'> & { store: ReleaseStore },
  remote: string,
  version: string,
  change: string,
  calls: Calls = [],
): Promise<string> {
  const release = withServerCode(builtAs(remote, version), change, calls);
  await publish(site.store, site.keys, release, { by: 'e2e' });
  return version;
}
