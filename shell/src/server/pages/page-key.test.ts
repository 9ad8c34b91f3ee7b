import { mayBeStored, pageAddress, pageKey, type PageKeyParts, singleQuery, standInKey } from './page-key';

const parts: PageKeyParts = {
  shell: '1.0.0',
  release: 'mf-help@1.2.3',
  contentRevision: 7,
  variant: '',
  grey: '',
  address: '/help/x?page=2',
};

const others: Partial<PageKeyParts>[] = [
  { shell: '1.0.1' },
  { release: 'mf-help@1.2.4' },
  { contentRevision: 8 },
  { variant: 'white-label' },
  { grey: 'grey-0' },
  { address: '/help/x' },
];

test.each(others)('another %j is another page', (other) => {
  expect(pageKey({ ...parts, ...other })).not.toBe(pageKey(parts));
});

test('no address can pass for another part of the key', () => {
  const keys = [parts, { ...parts, grey: 'grey-0' }, { ...parts, variant: 'white-label' as const }].map((one) =>
    pageKey({ ...one, address: '/grey white-label 8' }),
  );
  expect(new Set(keys).size).toBe(3);
});

test('a stand-in is of the same variant, colour and address, of any release and content', () => {
  expect(standInKey({ ...parts })).toBe(standInKey({ variant: '', grey: '', address: parts.address }));
  expect(standInKey({ ...parts, grey: 'grey-0' })).not.toBe(standInKey(parts));
});

test('the query counts in the order of the route, unlisted and empty parameters do not count', () => {
  const listed = ['type', 'page'];
  const address = '/tag/3?type=a&page=2';
  expect(pageAddress('/tag/3', 'page=2&type=a', listed)).toBe(address);
  expect(pageAddress('/tag/3', 'utm_source=x&type=a&page=2&_=1', listed)).toBe(address);
  expect(pageAddress('/tag/3', 'page=&utm_source=x', listed)).toBe('/tag/3');
  expect(pageAddress('/tag/3', 'page=2', [])).toBe('/tag/3');
});

test('R12.155 an empty number stays in the address, so that the page says that it is not taken, and is not stored', () => {
  const address = pageAddress('/home/service', 'q=&launches=&hours=', ['q', 'launches', 'hours']);

  expect(address).toBe('/home/service?launches=');
  expect(mayBeStored(address)).toBe(false);
});

test('boxes that are ticked count each once, in their order and not without end; every other parameter counts once', () => {
  const listed = ['diff', 'plans'];
  expect(pageAddress('/home/service', 'plans=basic&plans=trial&plans=basic&plans=&diff=1&diff=2', listed)).toBe(
    '/home/service?diff=1&plans=basic&plans=trial',
  );
  const many = Array.from({ length: 40 }, (_, index) => `plans=p${index}`).join('&');
  expect(pageAddress('/home/service', many, listed).split('plans=')).toHaveLength(11);
});

test('R12.165 of several values the first that says something counts, in the one spelling of the address', () => {
  const listed = ['type', 'page', 'plans', 'viewers'];
  expect(pageAddress('/tag/3', 'page=&page=3', listed)).toBe('/tag/3?page=3');
  expect(singleQuery('page=2&page=3&utm_source=x', listed)).toBe('page=2&utm_source=x');
  expect(singleQuery('page=&page=3', listed)).toBe('page=3');
  expect(singleQuery('page=2&page=2&plans=a&plans=b&viewers=1&viewers=2&utm=1&utm=2', listed)).toBeUndefined();
});

test('a parameter given twice counts once, and its value cannot bring in another one', () => {
  expect(pageAddress('/tag/3', 'page=2&page=3', ['page'])).toBe('/tag/3?page=2');
  expect(pageAddress('/tag/3', 'page=2%26type%3Da', ['page', 'type'])).toBe('/tag/3?page=2%26type%3Da');
});

test.each(['/', '/home/case?industry=%E9%87%91%E8%9E%8D&page=2', '/home/service?diff=1&rate=2'])(
  '%s is asked for again by others, so it is stored',
  (address) => {
    expect(mayBeStored(address)).toBe(true);
  },
);

test.each(['/home/service?q=%E7%99%BD%E5%90%8D%E5%8D%95', '/home/case?industry=x&q=y', '/home/service?viewers=201'])(
  '%s holds what somebody typed, so it is not stored',
  (address) => {
    expect(mayBeStored(address)).toBe(false);
  },
);
