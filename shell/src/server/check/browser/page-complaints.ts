import type { Page } from 'playwright-core';

/** What browsers say of an answer that something else is told of already. */
const echoes = /^Failed to load resource/;
const longest = 300;

function short(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, longest);
}

/** Collects what goes wrong in a page from now on, each as the end of a sentence. */
export function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  const path = (url: string) => url.replace(origin, '');
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || echoes.test(text)) return;
    complaints.push(`writes to the console: ${short(text)}`);
  });
  page.on('pageerror', (error) => complaints.push(`throws in the browser: ${short(error.message)}`));
  page.on('dialog', (dialog) => {
    complaints.push(`opens a dialog: ${short(dialog.message())}`);
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('crash', () => complaints.push('ends the process of its tab'));
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`fetches ${path(response.url())}, which is answered ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') complaints.push(`cannot fetch ${path(request.url())}: ${why}`);
  });
  return complaints;
}
