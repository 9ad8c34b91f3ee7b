/** Set by the builds of releases alone (webpack-rules.ts). While a section is developed, its parts are hydrated like others. */
declare const __RELEASE_FILES__: string | undefined;

/**
 * Loader data that only parts show which stay as served (decision 008). Their markup says all of it, so the copy in the
 * document holds `instead`; loaders in the browser give the data itself. Not for what the head or a component without
 * `'use static'` reads.
 */
export function servedData<Data extends object>(data: Data, instead: Data): Data {
  if (typeof __RELEASE_FILES__ === 'undefined') return data;
  return Object.defineProperty({ ...data }, 'toJSON', { value: () => instead });
}
