// What is said of a field wherever a lead is shown or judged. No schema library here: browser code imports this file.

export type LeadFact = {
  /** Its short name: heading in receipts and exports, label in webhook messages. */
  heading: string;
  /** Maximum length, in characters. */
  longest: number;
};

export const leadFacts = {
  name: { heading: '称呼', longest: 50 },
  phone: { heading: '电话', longest: 11 },
  requirement: { heading: '需求', longest: 1000 },
} as const satisfies Record<string, LeadFact>;

export type LeadFieldKey = keyof typeof leadFacts;

/** Values of all fields; empty if a form does not have one. */
export type LeadFields = Record<LeadFieldKey, string>;
