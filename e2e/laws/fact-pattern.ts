/** How a fact looks that somebody wrote by hand. */
export type FactPattern = {
  name: string;
  /** What no line outside the facts may say. */
  found: RegExp;
  /** What an editor writes instead. */
  instead: string;
  /** Lines that were found on the site when it said one thing in two ways. */
  seeds: readonly string[];
  /** Lines that look alike and are none. */
  innocent?: readonly string[];
};
