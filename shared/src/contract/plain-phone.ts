// One spelling of a phone number, before any rule judges it: in the page, the shell and the service. No schema library
// here: browser code imports this file.

import { fieldFormats } from '../parts/contract/field-formats';

/** Room for a number as people have it, before it is tidied: what a field lets in, in characters. */
export const longestTypedPhone = 40;

/** What people and their phones put between digits, signs that nobody sees among it. */
const separators = /[\s\p{C}\p{Pd}−().·•/_,，、。:]/gu;
/** China and the zero of a landline that calls far, before a number that is whole; a plus before another country stays. */
const prefix = /^((\+|00?)?86)?0?(?=1\d{10}$)/;

/**
 * The eleven digits of a number in whatever spelling (`+86 138-0013-8000`, full-width, with the signs that iOS copies
 * along). What is no such number comes back as it was typed, trimmed: the rule of its form judges it and the visitor
 * finds it again.
 */
export function plainPhone(typed: string): string {
  const digits = typed.normalize('NFKC').replace(separators, '').replace(prefix, '');
  return fieldFormats.anyMobile.test(digits) ? digits : typed.trim();
}
