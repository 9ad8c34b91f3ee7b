/** What visitors write, in every spelling that masks have to know; deterministic, so that a failure repeats. */

const surnames = ['欧阳', '司马', '王', '李', '张', '陈', '刘', '赵', '慕容', '诸葛'];
const givenNames = ['不可见', '晓梅', '建国', '思远'];

function wide(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
}

function grouped(digits: string, by: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].join(by);
}

const spellings: ((phone: string) => string)[] = [
  (phone) => phone,
  (phone) => grouped(phone, '-'),
  (phone) => grouped(phone, ' '),
  (phone) => grouped(phone, '.'),
  (phone) => grouped(phone, ' - '),
  (phone) => `+86${phone}`,
  (phone) => `+86 ${grouped(phone, ' ')}`,
  (phone) => `0086-${grouped(phone, '-')}`,
  (phone) => `(86)${phone}`,
  (phone) => wide(phone),
  (phone) => wide(grouped(phone, '-')),
  (phone) => grouped(phone, '\u200b'),
];

const times = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, number) => make(number));

const phones = spellings.flatMap((spell, at) =>
  times(5, (number) => spell(`139${10_020_304 + at * 7_919 + number * 104_729}`)),
);
const landlines = [
  ...times(7, (number) => `010-6${7_654_321 + number * 31}`),
  ...times(7, (number) => `(0571) 8${765_432 + number * 17}1`),
  ...times(6, (number) => wide(`0755－2${7_654_321 + number * 13}`)),
];
const addresses = [
  ...times(8, (number) => `visitor.${number}@private.example`),
  ...times(6, (number) => wide(`visitor${number}@hidden.example`)),
  ...times(6, (number) => `欧阳${number}+a@例子.中国`),
];
const cards = [
  ...times(10, (number) => `11010119${9_003_077_712 + number * 97}`),
  ...times(10, (number) => `3101011988${1_203_456 + number * 89}X`),
];
const names = surnames.flatMap((surname) => givenNames.map((name) => surname + name));
const wishes = names.map((name, number) => `请给${name}安排第${number}场发布会直播并保密`);

/** Those that are private by their form, wherever they stand. */
export const recognisable: readonly string[] = [...phones, ...landlines, ...addresses, ...cards];

/** 200 of them; each is in none of our own texts. */
export const privateStrings: readonly string[] = [...recognisable, ...names, ...wishes];
