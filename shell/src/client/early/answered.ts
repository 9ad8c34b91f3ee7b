/** When the browser has painted what it does by itself for the press: to insert one script costs a slow phone 20 ms, a dozen 60. */
export function answered(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
