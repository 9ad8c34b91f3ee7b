/** One thing to look at, and what to do where it is so. */
export type TriageTest = {
  /** What to look at. */
  look: string;
  /** What is seen there if this is the cause. */
  sign: string;
  fix: string;
  /** The help article that says more, by number and title. */
  article: { id: number; title: string };
};

export type Symptom = {
  /** The anchor of its sheet. */
  id: string;
  icon: 'screen' | 'sound' | 'slow' | 'link' | 'alert' | 'cut' | 'sync' | 'echo' | 'ear' | 'door' | 'gift' | 'record';
  name: string;
  /** How somebody says it who sees it. */
  seen: string;
  tests: readonly TriageTest[];
};
