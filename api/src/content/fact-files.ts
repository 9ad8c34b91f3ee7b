/** Files of `api/content/facts/`. The check refuses a name that two of them give. */
export const factFiles = {
  plans: 'facts/plans.json',
  features: 'facts/features.json',
  addOns: 'facts/add-ons.json',
  terms: 'facts/terms.json',
  security: 'facts/security.json',
  subjects: 'facts/subjects.json',
} as const;
