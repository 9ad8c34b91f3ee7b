import { trimLead } from '@site/shared/contract/lead-fields';
import { leadForms } from '@site/shared/contract/lead-forms';
import { consentMessage } from '@site/shared/contract/lead-rules';
import { leadFaults } from '@site/shared/contract/lead-faults';
import { leadFailedMessage, leadKinds, leadSources } from '@site/shared/contract/lead-wire';
import { LeadRequest } from '@site/shared/contract/leads';
import { trackedActions } from '@site/shared/contract/score-table';
import { trackingEvent } from '@site/shared/contract/tracking';
import { requirementDocuments, requirementProofs } from '@site/tooling/commands/requirement-proofs';
import { listedRoutes } from '../urls/listed-routes';
import { expectNothing } from './expect-nothing';
import { namesIn, requirements } from './requirement-table';
import { readTracked, trackedFiles } from './tracked-files';

const rows = requirements();
const sentences = rows.map(({ sentence }) => sentence);
const code = trackedFiles.filter((file) => /\.(ts|tsx|css)$/.test(file));

function isListed(name: string): boolean {
  return sentences.some((sentence) => sentence.includes(name));
}

/** A name in its backticks, alone or at the end: `GET /open/v1/search` says `/open/v1/search`. */
function isQuoted(name: string): boolean {
  return sentences.some((sentence) => sentence.includes(`\`${name}\``) || sentence.includes(` ${name}\``));
}

test('numbers run without a gap in every section, and no sentence stands there twice', () => {
  const places = new Map<number, number>();
  const expected = rows.map(({ section }) => {
    places.set(section, (places.get(section) ?? 0) + 1);
    return `R${section}.${places.get(section)}`;
  });
  expect(rows.map(({ id }) => id)).toEqual(expected);
  expect([...places.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  const listed = rows.map(({ section, sentence }) => `${section}: ${sentence}`);
  expectNothing(
    listed.filter((one, index) => listed.indexOf(one) !== index),
    'edit docs/contracts/requirements.md: keep one of the rows.',
  );
});

test('every requirement is named by the title of a test, of which npm test runs one whole', () => {
  expectNothing(
    rows.filter(({ proofs }) => proofs.every(({ isLong }) => isLong)).map(({ id }) => id),
    'begin the title of the test that proves it with the number; not all of its tests may be `everyCase`.',
  );
  expectNothing(
    requirementProofs().filter(({ isLong, file }) => isLong && !file.startsWith('e2e/journeys/')),
    'take `everyCase` from the test: only journeys may leave cases to the long proofs.',
  );
});

test('every number among the constants is asserted in a browser', () => {
  const numbers = rows.filter(({ section, group }) => section === 9 && group === 'Numbers');
  expect(numbers.length).toBeGreaterThanOrEqual(27);
  const unseen = numbers.filter(
    ({ proofs }) => !proofs.some(({ file, isLong }) => file.startsWith('e2e/journeys/') && !isLong),
  );
  expectNothing(
    unseen.map(({ id }) => id),
    'begin the title of a journey that asserts the number with its id.',
  );
});

test('every number that code names has a row, and a test names it in a title', () => {
  const named = namesIn(code, /\b(R\d+\.\d+)\b/g);
  const wrong = named.filter(({ file, name }) => {
    const row = rows.find(({ id }) => id === name);
    const isTest = /\.(test|spec)\.tsx?$/.test(file);
    return !row || (isTest && !row.proofs.some((proof) => proof.file === file));
  });
  expectNothing(
    wrong,
    'edit docs/contracts/requirements.md: add the row, or begin the title of a test with the number.',
  );
});

test('the table of requirements and their tests is current', () => {
  const stale = Object.entries(requirementDocuments()).filter(([file, text]) => readTracked(file) !== text);
  expectNothing(
    stale.map(([file]) => file),
    'run `npm run docs` and commit what it wrote.',
  );
});

test('every address has a row, unless the list says that it goes beyond the specification', () => {
  const demanded = listedRoutes().filter(({ extra }) => !extra);
  expect(demanded.length).toBeGreaterThanOrEqual(108);
  expectNothing(
    demanded.filter(({ path: address }) => !isQuoted(address)),
    'add a row with the address in backticks to docs/contracts/requirements.md, or `extra` in e2e/urls/routes.json (docs/how-to/add-a-page.md).',
  );
});

test('every call has a row', () => {
  const calls = namesIn(
    code.filter((file) => /^shared\/src\/calls\/.+\.call\.ts$/.test(file)),
    /path: '([^']+)'/g,
  );
  const routes = namesIn(
    code.filter((file) => /^api\/src\/(?!operations\/).+\.routes\.ts$/.test(file)),
    /'(\/\w[\w/]+)'/g,
  );
  expect(calls.length).toBeGreaterThanOrEqual(45);
  expectNothing(
    [...calls, ...routes].filter(({ name }) => !isQuoted(name)),
    'add a row with the path in backticks at the end of section 10 of docs/contracts/requirements.md (docs/how-to/add-a-call.md).',
  );
});

test('every layout and every middleware has a row', () => {
  const layouts = namesIn(['shared/src/page/page-handle.ts'], /^ {2}\| '([\w-]+)'/gm);
  const middleware = namesIn(['shared/src/page/middleware.ts'], /\['([\w-]+)', \w+\]/g);
  expect(layouts).toHaveLength(9);
  expect(middleware.length).toBeGreaterThan(0);
  expectNothing(
    [...layouts, ...middleware].filter(({ name }) => !isQuoted(name)),
    'add a row with the name in backticks to docs/contracts/requirements.md.',
  );
});

const good = { name: '陈经理', phone: '13800000000', requirement: '年会' };
const mistakes = [
  ...['name', 'phone', 'requirement'].map((field) => ({ ...good, [field]: '' })),
  { ...good, phone: '1' },
  { ...good, name: '长'.repeat(10_000) },
  { ...good, requirement: '长'.repeat(10_000) },
];

test('every message that a form answers has a row', () => {
  const refusals = leadForms.flatMap((form) =>
    mistakes.map((fields) => leadFaults(form, trimLead(fields))[0]?.message ?? ''),
  );
  const bookings = Object.values(leadKinds).flatMap(({ booked, promise }) => [booked, promise]);
  const messages = [...refusals, ...bookings, consentMessage, leadFailedMessage];
  expect(new Set(messages).size).toBeGreaterThanOrEqual(16);
  expectNothing(
    messages.filter((message) => !isListed(message)),
    'add a row with the message to docs/contracts/requirements.md, section 5.',
  );
});

test('every field and source of a lead, and every field of a tracking event, has a row', () => {
  expectNothing(
    Object.values(leadSources).filter((source) => !isListed(source)),
    'add a row with the source to docs/contracts/requirements.md.',
  );
  const event = Object.keys(trackingEvent(trackedActions.indexView));
  expectNothing(
    [...Object.keys(LeadRequest.properties), ...event].filter((name) => !isQuoted(name)),
    'add a row with the field in backticks at the end of section 10 of docs/contracts/requirements.md (docs/how-to/add-a-lead-field.md).',
  );
});

test('every score has a row', () => {
  const scores = Object.values(trackedActions).map(
    ({ code: name, score, maxScore }) => `(\`${name}\`) scores ${score} / ${maxScore}.`,
  );
  expectNothing(
    scores.filter((text) => !isListed(text)),
    'add a row with the score to docs/contracts/requirements.md.',
  );
});
