import { type SupportFieldKey, supportFields } from '../../contract/support-fields';

/** The rows of the form; two fields share one where there is room. */
export const supportRows: readonly (readonly SupportFieldKey[])[] = [
  ['room', 'happenedAt'],
  ['message'],
  ['seen'],
  ['article', 'phone'],
];

/** Attributes of a field, of the component and of the sheet that is made where there is no component. */
export function supportControl(name: SupportFieldKey) {
  const { placeholder, longest, missing, lines, input } = supportFields[name];
  return {
    ...{ name, placeholder, ...input },
    'aria-required': missing ? true : undefined,
    // Text areas have no maxlength, which would cut pasted text: validation reports the length.
    ...(lines ? { rows: lines } : { maxLength: longest }),
  };
}
