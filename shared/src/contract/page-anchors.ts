/** Of the forms, which every page may have: by themselves, so that it brings no other name. */
export const leadAnchor = 'lead';
export const supportAnchor = 'support';

/**
 * Ids of parts that stand beside the text of an article and that links in the world lead to: no heading of a text gets
 * one. All other ids of shell and shared begin with `_`, which no heading's id does, so that a heading `Site data` or
 * `Content` never takes the place of what scripts, labels and skip links select (docs/faults.md F59).
 */
export const pageAnchors = {
  lead: leadAnchor,
  support: supportAnchor,
  checklist: 'checklist',
  feedback: 'feedback',
  feedbackSent: 'feedback-sent',
  feedbackFailed: 'feedback-failed',
  example: 'worked-example',
  exercises: 'exercises',
  materials: 'materials',
} as const;
