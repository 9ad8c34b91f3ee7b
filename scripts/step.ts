/** Prints what is being done, does it, and prints how long it took. */
export async function step<T>(what: string, work: () => Promise<T> | T): Promise<T> {
  const started = Date.now();
  console.log(`▸ ${what} …`);
  const result = await work();
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
