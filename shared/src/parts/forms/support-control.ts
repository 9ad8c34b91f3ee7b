import type { SupportFieldKey } from '../../contract/support-facts';
import { supportFields } from '../../contract/support-fields';

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
    ...(lines && { rows: lines }),
    // What is optional has no maxlength: of a pasted address the number of the room is kept, wherever in it that stands.
    ...(missing && { maxLength: longest }),
  };
}
