/** What a checker holds against a page. */
export type HtmlFault = {
  address: string;
  /** The checker's sentence. */
  message: string;
  /** Where in the page: a piece of its source, or a selector. */
  place: string;
};
