import * as http from '@site/shared/http';
import { namesForSections } from '@site/shared/remote/section-names';
import * as store from '@site/shared/store';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';
import * as router from './server-router';

/** The exports as a section sees them: it can neither replace one for others nor reach what is not meant for it. */
function doorOf(exports: object): object {
  const all = exports as Record<string, unknown>;
  return Object.freeze(Object.fromEntries(namesForSections(exports).map((name) => [name, all[name]])));
}

/** What a remote's server file may require: the singletons of this process and nothing else (docs/architecture.md#render-process). */
export const sectionModules: Record<string, object> = {
  react: doorOf(react),
  'react/jsx-runtime': doorOf(jsxRuntime),
  'react-dom': doorOf(reactDom),
  'react-router-dom': doorOf(router),
  zustand: doorOf(zustand),
  '@site/shared/store': doorOf(store),
  '@site/shared/http': doorOf(http),
};
