/** A sentence of a page, with what stands above it. */
export type Sentence = {
  text: string;
  /** What it stands below: a heading. */
  topic: string;
  /** What it is the value of: row and column, or the question that it answers. */
  label?: string;
  /** The plan under whose name it stands. */
  plan?: string;
};
