// What of a visitor's text may be written down. No schema library and no lookbehind here: browser code imports this file.

import { fieldFormats } from '../parts/contract/field-formats';

/** Seven digits and more, with what people write between them. */
const digitRun = /\d(?:[\s()（）[\]{}.,，、·•*/\\|_~+\p{Pd}]{0,3}\d){6,}/gu;
/** The longest local part of an address is 64 characters. */
const address = /[\p{L}\p{N}._%+-]{1,64}\s{0,2}@\s{0,2}[\p{L}\p{N}.-]{1,255}/gu;
const foreignSign = /[^\p{ASCII}\p{Script=Han}]/gu;
const ofNumbers = /^[\w.@+-]+$/;
const invisible = /[\p{Cf}\p{Cs}]/gu;
const separators = /[\s\p{P}\p{S}\p{Z}]/gu;

/** One spelling of everything: full-width, circled and other forms become the plain ones; invisible characters go. */
export function plainSpelling(text: string): string {
  return text.normalize('NFKC').replace(invisible, '');
}

/** As `plainSpelling`, but only for what numbers and addresses are made of; other signs stay as they were written. */
function plainDigits(text: string): string {
  return text.replace(invisible, '').replace(foreignSign, (sign) => {
    const plain = sign.normalize('NFKC');
    return ofNumbers.test(plain) ? plain : sign;
  });
}

/**
 * Takes numbers (phones, landlines, identity cards: seven digits and more, however they are separated) and e-mail addresses
 * out of a text (docs/faults.md F52). Of a mobile number its first three and last four digits stay: `139****5678`.
 */
export function maskPrivate(text: string): string {
  return plainDigits(text)
    .replace(address, '***')
    .replace(digitRun, (run) => {
      const digits = run.replace(/\D/g, '');
      return fieldFormats.anyMobile.test(digits) ? `${digits.slice(0, 3)}****${digits.slice(7)}` : '***';
    });
}

/** Whether a text names a phone number, however it is spelled. */
export function namesPhone(text: string, phone: string): boolean {
  return plainSpelling(text).replace(separators, '').includes(phone);
}
