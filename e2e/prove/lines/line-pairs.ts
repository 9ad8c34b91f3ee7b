import { type Line, presentLine } from '@site/tooling/bundle/lines';

/** Two lines between which the shell and its sections move. */
export type LinePair = {
  old: Line;
  new: Line;
  /** The one whose packages this checkout does not have. */
  elsewhere: 'old' | 'new';
  /** Package → the version of it that is installed for that line, under the name that its row gives. */
  versions: Readonly<Record<string, string>>;
  /** The least that are asked for. */
  pages: number;
  /** The version of Node that builds what is not built here and runs every shell; without one that of this process. */
  node?: string;
};

/** Two versions of React. */
export function reactLines(): LinePair {
  const packages = { react: 'react-19.1', 'react-dom': 'react-dom-19.1' };
  return {
    old: { name: 'react-19.1', contract: 1, packages },
    new: presentLine(),
    elsewhere: 'old',
    versions: { react: '19.1.10', 'react-dom': '19.1.10' },
    pages: 10_000,
  };
}

/** Two major versions of the router, of which the later one wants a later Node, and with it two contracts of the shell. */
export function routerLines(): LinePair {
  return {
    old: presentLine(),
    new: { name: 'router-8', contract: 2, packages: { 'react-router': 'react-router-8' } },
    elsewhere: 'new',
    versions: { 'react-router': '8.5.3' },
    pages: 2000,
    node: '24.22.3',
  };
}
