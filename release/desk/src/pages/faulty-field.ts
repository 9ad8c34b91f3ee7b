/**
 * What a field of a form says that came back for its sake: that it is wrong, and the focus. The linter speaks against a focus that a page
 * takes as it opens (jsx-a11y/no-autofocus); this one follows a form that was just sent, to the field that has to be changed.
 */
export function faultyField(isFaulty: boolean): { autoFocus?: true; 'aria-invalid'?: true } {
  return isFaulty ? { autoFocus: true, 'aria-invalid': true } : {};
}
