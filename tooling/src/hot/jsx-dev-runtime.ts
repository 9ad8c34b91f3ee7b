import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** What swc writes for refreshable components, by the runtime that every shell shares; so that such a build runs in any. */
export function jsxDEV(...[type, props, key, fixed]: [...Parameters<typeof jsx>, boolean]) {
  return fixed ? jsxs(type, props, key) : jsx(type, props, key);
}
