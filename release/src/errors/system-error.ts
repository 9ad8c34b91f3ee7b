/**
 * The code of a system error (`ENOENT`), empty for any other. Checked by field, not `instanceof`: errors that
 * come from another realm (a worker, a test runner) are instances of another `Error`.
 */
export function systemCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
