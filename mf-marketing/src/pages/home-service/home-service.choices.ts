import { quoteCopy, rateNames } from '../../content/home-service';

/** Mbps that the quote offers. */
export const rates = [1, 2, 4] as const;
/** Hours of one live stream that the quote offers. */
export const streamHours = [0.5, 1, 1.5, 2, 3, 4, 6, 8] as const;
/** Cameras that the director's desk switches between; 0 without it. */
export const cameraCounts = [0, 2, 4, 8] as const;

/** The fields of the quote in which one number of a few is chosen. */
export const choiceFields = { rate: rates, hours: streamHours, cameras: cameraCounts } as const;
export type ChoiceName = keyof typeof choiceFields;

/** Of what a crew is booked as: an address counts no other add-on as one. */
const crewKey = /^crew-[a-z-]{1,25}$/;
const ticks = ['captions', 'watch'] as const;
/** Of a tick; a field that is not ticked is not in the address of its form. */
const tickTexts: readonly (string | null)[] = [null, '', '0', '1'];

/** A field whose text in an address is none of its choices, with what was taken. A form sends no such text. */
export type WrongChoice = { name: ChoiceName; text: string; taken: number } | { name: 'crew' | (typeof ticks)[number] };

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.normalize('NFKC')));

/** The choice that a text names; `otherwise` where it names none. */
export function readChoice(text: string | null, name: ChoiceName, otherwise: number): number {
  const choices: readonly number[] = choiceFields[name];
  return choices.find((one) => one === numberIn(text ?? '')) ?? otherwise;
}

/** What a crew is booked as, by its form; whether there is such an add-on the list of prices says. */
export function readCrew(text: string | null): string {
  return text && crewKey.test(text) ? text : '';
}

/** The choices of an address that were not taken. */
export function wrongChoices(query: URLSearchParams, taken: Record<ChoiceName, number>): WrongChoice[] {
  const numbers = (Object.keys(choiceFields) as ChoiceName[]).flatMap((name): WrongChoice[] => {
    const text = query.get(name);
    return !text || numberIn(text) === taken[name] ? [] : [{ name, text: text.trim(), taken: taken[name] }];
  });
  const crew = query.get('crew');
  const others = ticks.filter((name) => !tickTexts.includes(query.get(name)));
  return [
    ...numbers,
    ...(crew && !readCrew(crew) ? [{ name: 'crew' as const }] : []),
    ...others.map((name) => ({ name })),
  ];
}

/** What each choice of a field is called there. */
export const choiceNames: Record<ChoiceName, (value: number) => string> = {
  rate: (value) => rateNames[value] ?? `${value} Mbps`,
  hours: (value) => `${value} ${quoteCopy.hours.unit}`,
  cameras: (value) => (value ? `${value} ${quoteCopy.cameras.unit}` : quoteCopy.cameras.none),
};

const labels: Record<WrongChoice['name'], string> = {
  rate: quoteCopy.rate,
  hours: quoteCopy.hours.label,
  cameras: quoteCopy.cameras.label,
  crew: quoteCopy.crew.label,
  captions: quoteCopy.captions,
  watch: quoteCopy.watch,
};

function isWrongChoice(wrong: { name: string }): wrong is WrongChoice {
  return wrong.name in labels;
}

/** Such a number is named again; any other text of an address is nobody's word on this page. */
const spoken = /^\d{1,4}(\.\d)?$/;

function wordsOf(wrong: WrongChoice): string {
  const label = labels[wrong.name];
  if (wrong.name === 'crew') return `${label}没看懂，按“${quoteCopy.crew.none}”算`;
  if (!('taken' in wrong)) return `${label}没看懂，按不选算`;
  const { name, text, taken } = wrong;
  const fault = spoken.test(text) ? `“${choiceNames[name](Number(text))}”不提供` : '没看懂';
  return `${label}${fault}，按“${choiceNames[name](taken)}”算`;
}

/** Which choices of an address were not taken, and what was; nothing where all were. */
export function wrongChoiceLine(wrong: readonly { name: string }[]): string {
  const lines = wrong.filter(isWrongChoice).map(wordsOf);
  return lines.length > 0 ? `链接里的${lines.join('；')}` : '';
}
