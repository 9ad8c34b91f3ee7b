import { matchRoutes, type RouteObject } from 'react-router';
import { routeTree, sectionRoute } from '../../render/pages/route-tree';
import { readSiteData } from '../early/site-data';
import { remoteRoutes } from '../load-remote';
import { openRouter, openStore, type Router, showPage } from '../open-page';
import { pin } from '../pinned-releases';
import { faultHandlers } from '../report-faults';
import { devSection } from './dev-section';
import { freshSection, withoutReplacing } from './fresh-section';
import { freeLiveStyles } from './live-styles';

/** In the badge (shell/src/server/preview/preview-badge.ts). */
function showNotice(text: string): void {
  const place = document.querySelector('span#_site-preview-status');
  if (place) place.textContent = text;
}

/** Settles when the loaders of the first page have answered. */
function initialized(router: Router): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      done();
    });
  });
}

async function devTree(code: string, remote: string): Promise<{ version: string; tree: RouteObject[] }> {
  const { version, remote: files } = await devSection(code, remote);
  pin(remote, files);
  // What loads from now on has no markup to keep: its parts are fetched with it (shared/src/ui/served-part.tsx).
  document.documentElement.dataset.hydrated = '';
  return { version, tree: routeTree([freshSection(sectionRoute(remote, await remoteRoutes(remote)))]) };
}

/**
 * Shows a section as a dev server has it, below `code`: the chrome is hydrated as ever, the section is rendered anew with
 * data that its own loaders ask for, because what the server rendered is the live version. Nothing of it is told to the
 * shell, where it would count for a version that somebody released.
 * @throws {Error} when the dev server does not bring it; the page then stays as it was served, and its badge says so
 */
export async function startOverridden(code: string, done: () => void): Promise<void> {
  delete window.siteReport;
  const data = readSiteData();
  openStore(data);
  const removeLiveStyles = freeLiveStyles(data.own.remote);
  const { version, tree } = await devTree(code, data.own.remote).catch((error: unknown) => {
    showNotice('开发服务器没有提供这个版块，当前显示线上版本');
    throw error;
  });
  // The router would ask the server for a page that it does not know, which is this one.
  if (!matchRoutes(tree, location)) return showNotice('开发代码中没有这个页面，当前显示线上版本');
  const router = openRouter(tree);
  await initialized(router);
  // For the developer; the page shows what visitors would be told.
  for (const error of Object.values(router.state.errors ?? {})) console.error(error);
  const shown = () => {
    removeLiveStyles();
    showNotice(`正在显示开发代码 ${version}`);
    setTimeout(done);
  };
  showPage(router, shown, withoutReplacing(faultHandlers));
}
