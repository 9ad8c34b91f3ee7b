/**
 * The code of an error of the system (`ENOENT`), empty for any other. By its field, not by `instanceof`: errors that
 * come from another realm (a worker, a test runner) are instances of another `Error`.
 */
export function systemCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
