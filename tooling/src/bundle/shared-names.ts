import { readFileSync } from 'node:fs';
import type { Compilation, NormalModule } from 'webpack';
import { lineOfSection } from './lines';
import { routerFacade, singletonNames, singletonRanges } from './singletons';

/** The names that the router facade exports. */
function facadeNames(): Set<string> {
  const lists = [...readFileSync(routerFacade, 'utf8').matchAll(/export \{([^}]*)\}/g)].map((match) => match[1] ?? '');
  return new Set(
    lists
      .join(',')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

function importedNames(compilation: Compilation): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    for (const dependency of (module as NormalModule).dependencies) {
      const { request, ids } = dependency as { request?: string; ids?: string[] };
      if (!request || !singletonNames.includes(request) || !ids?.[0]) continue;
      names.set(request, (names.get(request) ?? new Set()).add(ids[0]));
    }
  }
  return names;
}

/**
 * The imports of a release from each shared package, for the compatibility gate.
 * @throws {Error} for a router name outside the facade, which would be `undefined` at run time (docs/measured.md#federation-runtime)
 */
export function sharedNames(
  compilation: Compilation,
  remote: string,
): Record<string, { range: string; names: string[] }> {
  const names = importedNames(compilation);
  const offered = facadeNames();
  for (const name of names.get('react-router-dom') ?? []) {
    if (!offered.has(name))
      throw new Error(`${remote} imports “${name}” of react-router-dom, which router-facade.ts does not export.`);
  }
  return Object.fromEntries(
    Object.entries(singletonRanges(lineOfSection(remote))).map(([name, range]) => [
      name,
      { range, names: [...(names.get(name) ?? [])].sort() },
    ]),
  );
}
