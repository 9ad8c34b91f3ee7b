/** An exhibition that one walks through in the browser. */
export type ExhibitionHall = {
  /** Text alternative of the picture. */
  label: string;
  name: string;
  visitors: string;
  /** On the big screen in the middle. */
  screen: string;
  /** Names on the fascias of the four stands, from the back to the front. */
  stands: readonly [string, string, string, string];
  /** What opens where the visitor presses a spot. */
  card: {
    name: string;
    text: string;
    rows: readonly (readonly [string, string])[];
    action: string;
  };
  tools: readonly string[];
};
export declare const springFair: ExhibitionHall;
