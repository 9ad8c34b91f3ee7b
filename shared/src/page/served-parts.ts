declare global {
  /** Fetches the data that the page came without, because only served parts show it; there until it is fetched. */
  var siteMissingData: (() => Promise<void>) | undefined;
}

const underWay = new Set<Promise<unknown>>();

/** Registers a part whose script is loading; a failure is handled by the error boundary around it. */
export function awaitPart(part: Promise<unknown>): void {
  const settled: Promise<unknown> = part.catch(() => undefined).finally(() => underWay.delete(settled));
  underWay.add(settled);
}

/** Settles when the parts of the next page are loaded, so that the page appears complete. */
export async function partsReady(): Promise<void> {
  await Promise.all(underWay);
}
