import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { wishFault } from '@site/shared/contract/callback-times';
import { offHoursText } from '@site/shared/store/consultation';
import { readContentFiles } from '../../api/src/content/content-files';
import { linkedTables } from '../../api/src/content/fact-rules/table-rules';
import { readFacts } from '../../api/src/content/read-facts';
import { expectNothing } from './expect-nothing';
import { factPatterns } from './fact-patterns';
import { readTracked, trackedFiles } from './tracked-files';

const facts = readFacts(readContentFiles(path.join(repositoryRoot, 'api/content')));

const words = trackedFiles.filter(
  (file) =>
    /^(mf-[^/]+|shell|shared)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/duty-hours\.ts$/.test(file),
);
const content = trackedFiles.filter(
  (file) =>
    /^api\/content\/.*\.(md|json)$/.test(file) && !/^api\/content\/(facts\/(?!security\.)|media\/|search\/)/.test(file),
);

/** What visitors type by mistake is kept for the search, and what a program was called before is exempt as that. */
const exempt = /^(?:asks|keywords|version): /;

/** `file:line` and what stands there, of lines that say a fact by hand. */
function handWritten(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (exempt.test(line)) return [];
    return factPatterns
      .filter(({ found }) => found.test(line))
      .map(({ name, instead }) => `${file}:${index + 1} says ${name}; write ${instead}: ${line.trim().slice(0, 80)}`);
  });
}

test('every fact that the words of a section name is there', () => {
  const unknown = words.flatMap((file) =>
    [...readTracked(file).matchAll(/\{\{([a-z-]+\.[a-z0-9.-]+)\}\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !facts.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expectNothing(
    unknown,
    'write the fact into api/content/facts, or correct its name (docs/contracts/content.md#facts).',
  );
});

const latin = /[a-z0-9%]/i;
const han = /\p{Script=Han}/u;
/** Whether two characters that meet have a space between them in our texts. */
const standApart = (one = '', other = '') =>
  (latin.test(one) && han.test(other)) || (han.test(one) && latin.test(other));

/** `file: …words` of facts that stick to the words around them. */
function stuck(file: string, text: string): string[] {
  return [...text.matchAll(/(.?)\{\{([a-z-]+\.[a-z0-9.-]+)\}\}(.?)/gu)]
    .filter(([, before, name = '', after]) => {
      const fact = facts.get(name) ?? '';
      return standApart(before, fact[0]) || standApart(fact.at(-1), after);
    })
    .map(([whole]) => `${file}: ${whole}`);
}

/** `file: 存 {{retention.lead}}` of facts of 汉字 that stand apart from 汉字. */
function spaced(file: string, text: string): string[] {
  return [...text.matchAll(/(\p{Script=Han} )?\{\{([a-z-]+\.[a-z0-9.-]+)\}\}( \p{Script=Han})?/gu)]
    .filter(([, before, name = '', after]) => {
      const fact = facts.get(name) ?? '';
      return (before && han.test(fact[0] ?? '')) || (after && han.test(fact.at(-1) ?? ''));
    })
    .map(([whole]) => `${file}: ${whole}`);
}

test('R12.159 a fact of 汉字 has no space between it and 汉字', () => {
  expectNothing(
    [...words, ...content].flatMap((file) => spaced(file, readTracked(file))),
    'leave out the space between the fact and the words (docs/contracts/content.md#facts).',
  );
  expect(spaced('seed.md', '手机号存 {{retention.lead}}，短信按 {{add-on.sms.rate}} 折算')).toHaveLength(2);
});

test('R12.159 a fact of letters or figures stands apart from the words around it', () => {
  expectNothing(
    [...words, ...content].flatMap((file) => stuck(file, readTracked(file))),
    'write a space between the fact and the words (docs/contracts/content.md#facts).',
  );
  expect(stuck('seed.md', '最低 {{private.servers}}起，保留{{retention.trial}}')).toHaveLength(2);
});

test('R10.94 no fact is written by hand in the content or in the words of a section', () => {
  expect(content.length).toBeGreaterThan(200);
  expectNothing(
    [...words, ...content].flatMap((file) => handWritten(file, readTracked(file))),
    'take the fact by its name instead of its value (docs/contracts/content.md#facts).',
  );
});

test.each(factPatterns.flatMap(({ name, seeds }) => seeds.map((seed) => ({ name, seed }))))(
  'a hand that writes $name is seen: $seed',
  ({ seed }) => {
    expect(handWritten('seed.ts', seed)).not.toEqual([]);
  },
);

test.each(factPatterns.flatMap(({ innocent = [] }) => innocent))('%s is no fact', (line) => {
  expect(handWritten('line.ts', line)).toHaveLength(0);
});

/** Which function the words of a product are about. */
const products = {
  'home-3dpage': 'studio-3d',
  'home-vz-scrm|vz-scrm': 'scrm',
  'home-vz-chain|home-chain|vz-chain|chain\\.ts': 'chain',
  'home-marketing-cloud': 'marketing-cloud',
  'home-daobo': 'cameras',
  'home-image-live|image-live\\.ts': 'image-live',
  'home-website': 'website',
  'home-ai\\.ts': 'ai',
};

test('nobody is promised a product in the trial that has none of it', () => {
  const found = Object.entries(products).flatMap(([place, feature]) => {
    if (facts.get(`feature.${feature}.trial`) !== '–') return [];
    const files = words.filter((file) => new RegExp(`^mf-[a-z]+/src/content/(?:${place})`).test(file));
    expect(files).not.toEqual([]);
    return files.flatMap((file) =>
      readTracked(file)
        .split('\n')
        .filter(
          (line) => /免费试用|[先可]试用|试用 ?(?:7|七) ?天|天试用/.test(line) && !line.includes('免费试用的是直播间'),
        )
        .map((line) => `${file}: ${line.trim().slice(0, 80)}`),
    );
  });
  expectNothing(found, 'say that the trial is of the live room, and that an adviser shows the product.');
});

test('the machines of the smallest private deployment are as many as its rows name', () => {
  const machines = [...facts].flatMap(([name, text]) => (/^security\.private\.[a-z]+\.name$/.test(name) ? [text] : []));
  const named = machines.flatMap((text) => (/ (\d+) 台$/.exec(text) ?? []).slice(1)).map(Number);

  expect(named.length).toBeGreaterThan(1);
  expect(facts.get('private.servers')).toMatch(new RegExp(`^${named.reduce((sum, one) => sum + one, 0)} 台`));
});

test('a fact of a time that the specification fixes is that of the code', () => {
  expect(offHoursText).toContain(facts.get('promise.callback') ?? 'no fact');
  expect(wishFault('2000-01-01 09:00', new Date(0), [])).toContain(facts.get('promise.callback') ?? 'no fact');
  expect(offHoursText).toContain((facts.get('duty.consultation') ?? 'no fact').replace('每天 ', ''));
});

test('R10.95 every table for IT that the code of pages links to is one whose key an editor cannot change', () => {
  const linked = words.flatMap((file) =>
    [...readTracked(file).matchAll(/\/home\/security#([\w-]+)/g)].map(([, key = '']) => key),
  );
  expect([...new Set(linked)].toSorted()).toEqual(linkedTables.toSorted());
});
