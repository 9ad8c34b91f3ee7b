/** Copy that every product and scenario page has. */
export type TopicCopy = {
  head: { title: string; description: string; keywords: readonly string[] };
  hero: HeroCopy;
  questions: readonly Question[];
  lead: { title: readonly string[]; intro: string };
};

/** `title` and `intro` are broken into lines at clauses. */
export type HeroCopy = { kicker: string; title: readonly string[]; intro: readonly string[]; note?: string };

export type Question = { ask: string; answer: string };
export type Pain = { title: string; text: string; answer: string };
export type Step = { when: string; title: string; text: string };
export type Phase = { name: string; time: string; rows: readonly { who: string; what: string }[] };
export type NamedText = { name: string; text: string };
export type FunctionGroup = { name: string; text: string; items: readonly string[] };
export type RelatedLink = { name: string; text: string; link: string };
