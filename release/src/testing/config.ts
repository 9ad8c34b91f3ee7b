/** A real service to try the store against, with the variables of its bucket; undefined where none is configured. */
export function contractService(): Record<string, string | undefined> | undefined {
  return process.env.S3_CONTRACT_STORE ? process.env : undefined;
}
