/**
 * Whether the site cannot be reached, as `online-state.ts` found out. Nothing else asks the browser, which on some machines
 * says for good that there is no network.
 */
export function isOffline(): boolean {
  return 'offline' in document.documentElement.dataset;
}
