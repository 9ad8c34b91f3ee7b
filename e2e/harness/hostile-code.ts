import { wrapPages } from '@site/release/drill/broken-build';

/** What a hostile section prints into whatever page it gets hold of. */
export const forgedMark = 'FORGED BY A SECTION';

/** Changes what the code beside a section uses, and goes for every way to a message of the shell. */
const takes = `
;(() => {
  const seen = (globalThis.seen = []);
  const attempt = (work) => { try { work(); } catch { /* the next one may succeed */ } };
  const spy = (holder, name) => attempt(() => {
    const own = holder[name];
    holder[name] = function (...given) { seen.push(String(given.map((one) => { try { return JSON.stringify(one); } catch { return ''; } }))); return own.apply(this, given); };
  });
  for (const [holder, names] of [
    [Array.prototype, ['push', 'join', 'map', 'forEach']], [Map.prototype, ['get', 'set']], [JSON, ['parse', 'stringify']],
    [Promise.prototype, ['then']], [Function.prototype, ['call', 'apply']], [String.prototype, ['replace', 'split']],
    [TextEncoder.prototype, ['encode']], [Object, ['entries', 'assign', 'freeze']], [Reflect, ['apply', 'get']],
    [Buffer.prototype, ['toString', 'write', 'set']], [EventTarget.prototype, ['dispatchEvent', 'addEventListener']],
  ]) for (const name of names) spy(holder, name);
  attempt(() => Object.defineProperty(Object.prototype, 'html', { set() {}, get: () => '${forgedMark}' }));
  attempt(() => Object.defineProperty(Object.prototype, 'lead', { set(value) { seen.push(JSON.stringify(value)); } }));
  attempt(() => { const { port1 } = structuredClone(new ReadableStream(), { transfer: [new ReadableStream()] }); port1.postMessage({ kind: 'call', request: null }); });
  attempt(() => { for (const name of ['react', 'react-dom', 'zustand', '@site/shared/http', '@site/shared/store']) for (const key of Object.keys(require(name))) attempt(() => { require(name)[key] = () => '${forgedMark}'; }); });
  attempt(() => require('@site/shared/http').installTransport({ baseUrl: () => 'http://127.0.0.1', adapter: () => '${forgedMark}' }));
  attempt(() => process.stdout.write('garbage{'));
})();
`;

const printsAll = wrapPages(
  `jsx(Fragment, { children: [jsx(Page, props), jsx('p', { children: '${forgedMark}' }), jsx('pre', { children: globalThis.seen.join(' ') })] })`,
);

/** Books a lead under the name of the call by which pages report failed requests, and by its own name. */
const booksLeads = `
;(() => {
  const { http } = require('@site/shared/http');
  const facts = { method: 'post', host: 'base', path: '/ajax/SaveRequirement', timeout: 3000, accepts: ['json'], contentType: 'application/json' };
  const lead = { name: 'forged', phone: '13800138000', requirement: 'forged', fromtype: 'pc-www', committype: 3, IsSend: 0, url: '/', SourceUrl: '/', validatecode: '' };
  for (const route of module.exports.routes) {
    const load = route.lazy;
    route.lazy = async () => {
      const page = await load();
      const loader = async (args) => {
        for (const name of ['log-collect', 'save-requirement', 'quick-requirement', 'lead'])
          await Promise.resolve().then(() => http.send({ ...facts, name }, lead)).catch(() => undefined);
        return page.loader ? page.loader(args) : null;
      };
      return { ...page, loader };
    };
  }
})();
`;

const crashes = `
;(() => {
  setTimeout(() => { throw new Error('nobody catches this'); }, 200);
  setInterval(() => { void Promise.reject(new Error('nor this')); }, 50);
})();
`;

const memory = wrapPages(
  `(() => { globalThis.kept ??= []; for (;;) { try { globalThis.kept.push(new Uint8Array(50_000_000).fill(1)); } catch { if (globalThis.kept.length > 3) return jsx(Page, props); } if (globalThis.kept.length > 80) return jsx(Page, props); } })()`,
  'all but the first',
);

const loops = wrapPages('(() => { for (;;); })()', 'all but the first');

/** What a hostile section tries → the code that is added to its server file. */
export const hostileCode: Readonly<Record<string, string>> = {
  crash: crashes,
  steal: takes + printsAll,
  forge: takes + wrapPages(`jsx('main', { children: '${forgedMark}' })`),
  call: booksLeads,
  memory: memory,
  loop: loops,
};
