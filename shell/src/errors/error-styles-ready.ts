/** The styles of the error page, which are on no page that shows none (decision 066). */
export async function errorStylesReady(): Promise<void> {
  if (document.querySelector('link[href*="/error-styles."]')) return;
  await import(/* webpackChunkName: "error-styles" */ './error-styles');
}
