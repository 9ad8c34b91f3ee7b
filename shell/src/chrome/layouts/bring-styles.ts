/** Brings a chunk of style sheets alone, unless the document or an earlier page did (decision 066). A page is shown without it too. */
export async function bringStyles(chunk: string, load: () => Promise<unknown>): Promise<void> {
  if (!document.querySelector(`link[href*="/${chunk}."]`)) await load().catch(() => undefined);
}
