import './react-refresh.d';
import '@site/tooling/hot/hot-release';
import type { ChangedPage } from '@site/tooling/hot/hot-release';
import refresh from 'react-refresh/runtime';
import { showPages } from './show-pages';

/**
 * React Refresh for all sections that are developed: one copy, which React has to find before it starts, so that this is the
 * first module of the page. Without it (any other build of the shell) a section's modules tell nobody and run as they are.
 */
refresh.injectIntoGlobalHook(window);

const changed: ChangedPage[] = [];

function isPage(exports: Record<string, unknown>): boolean {
  return 'Component' in exports && 'handle' in exports;
}

function hasComponentsOnly(exports: Record<string, unknown>): boolean {
  const values = Object.values(exports);
  return values.length > 0 && values.every((value) => refresh.isLikelyComponentType(value));
}

globalThis.siteRefresh = {
  register: refresh.register,
  sign: refresh.createSignatureFunctionForTransform,
  accept(hot, exports) {
    const before = hot.data?.exports;
    if (!isPage(exports) && !hasComponentsOnly(exports)) {
      // Its importers have to decide now, which they would not for what was a component before.
      if (before) hot.invalidate();
      return;
    }
    hot.dispose((data) => {
      data.exports = exports;
    });
    hot.accept();
    if (before && isPage(exports)) changed.push({ before, now: exports });
  },
  async perform() {
    refresh.performReactRefresh();
    await showPages(changed.splice(0));
  },
};
