// No schema library here: browser code imports this file.

/** Patterns of a valid value. */
export const fieldFormats = {
  mobile: /^1[3-9]\d{9}$/,
  /** The reservation bar accepts every 11-digit number that begins with 1 (R5.9). */
  anyMobile: /^1\d{10}$/,
};

export type FieldFormat = keyof typeof fieldFormats;
