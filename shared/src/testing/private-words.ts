import { plainSpelling } from '../contract/private-text';
import { privateStrings } from './private-strings';

/** What remains of the lines of a text when nothing separates its digits any more; times would be long numbers. */
function bareLines(text: string): string {
  const lines = text.replace(/"time":[^,}]*/g, '').split('\n');
  return lines.map((line) => plainSpelling(line).replace(/[\s\p{P}\p{S}\p{Z}]/gu, '')).join('\n');
}

/** The private strings in a text. Ways in which one is found: as it is, in one spelling, in JSON, in an address, and a number by its digits alone. */
export function privateIn(text: string): string[] {
  const bare = bareLines(text);
  return privateStrings.filter((word) => {
    const digits = plainSpelling(word).replace(/\D/g, '');
    const isNumber = digits.length >= 8 && !/\p{Script=Han}/u.test(word);
    const spellings = [word, plainSpelling(word), JSON.stringify(word).slice(1, -1), encodeURIComponent(word)];
    return spellings.some((one) => text.includes(one)) || (isNumber && bare.includes(digits));
  });
}

/** A string in the place of everything that a request has. */
export function everywhere(word: string) {
  const digits = Number(plainSpelling(word).replace(/\D/g, ''));
  const payload = {
    name: word,
    phone: digits || word,
    userName: word,
    contactName: word,
    [word]: word,
    list: [{ tel: word }],
  };
  return { payload, address: `/${encodeURIComponent(word)}?q=${encodeURIComponent(word)}` };
}
