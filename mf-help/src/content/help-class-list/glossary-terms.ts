export type Term = {
  /** Anchor of the term, after `term-`. */
  slug: string;
  name: string;
  /** The English word or abbreviation that buttons and manuals show. */
  latin?: string;
  text: string;
  /** Help article with details. */
  helpId?: number;
};

export type TermGroup = { slug: string; name: string; terms: Term[] };
