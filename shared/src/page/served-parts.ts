const underWay = new Set<Promise<unknown>>();

/** Notes a part whose script is on its way; one that fails is left to the boundary around it. */
export function awaitPart(part: Promise<unknown>): void {
  const settled: Promise<unknown> = part.catch(() => undefined).finally(() => underWay.delete(settled));
  underWay.add(settled);
}

/** Settles when the parts of a page that is being navigated to are in, so that the page appears whole. */
export async function partsReady(): Promise<void> {
  await Promise.all(underWay);
}
