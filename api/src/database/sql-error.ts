/** A statement failed. Carries the SQLSTATE and no values, so that it may be logged (names and numbers are private). */
export class SqlError extends Error {
  override name = 'SqlError';

  constructor(
    message: string,
    readonly code?: string,
    readonly constraint?: string,
  ) {
    super(message);
  }
}
