// Promises that the specification fixes. They stand in the words of pages, forms and messages; the facts that say the same must equal
// them, which the check of the content sees to (api/src/content/fact-rules/fixed-facts.ts). No schema library here: browser code imports this file.

/** Days of the free trial (R9.25). */
export const trialDays = 7;

/** Within how many hours somebody calls back (R8.10). */
export const callbackHours = 24;
