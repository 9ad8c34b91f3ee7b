/** The desks that write: by the author of an article, what the desk is called and what its name stands for. */
export declare const desks: Record<
  string,
  {
    name: string;
    text: string;
  }
>;
