export type Term = {
  /** Anchor of the term, after `term-`. */
  slug: string;
  name: string;
  /** The English word or abbreviation that buttons and manuals show. */
  latin?: string;
  words: string;
  /** Help article that goes into it. */
  helpId?: number;
};

export type TermGroup = { slug: string; name: string; terms: Term[] };
