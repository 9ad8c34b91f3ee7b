import { readId, readPage } from './page-number';

function thrownBy(read: () => unknown): unknown {
  try {
    return read();
  } catch (thrown) {
    return thrown;
  }
}

const at = (page: string) => new Request(`http://site/list?page=${encodeURIComponent(page)}`);

test.each(['0', '-1', '1.5', '0x10', '1e3', ' 1', '01', '１', '1e999', '10001', '999999999', 'x'])(
  'there is no page “%s”',
  (page) => {
    expect(thrownBy(() => readPage(at(page)))).toMatchObject({ status: 404 });
  },
);

test('pages are counted from 1 to the last that the service knows', () => {
  expect([
    readPage(new Request('http://site/list')),
    readPage(at('')),
    readPage(at('2')),
    readPage(at('10000')),
  ]).toEqual([1, 1, 2, 10_000]);
});

test.each(['0', '-1', '1e3', '9999999999', '2147483648'])('“%s” is the id of nothing', (id) => {
  expect(thrownBy(() => readId(id, 'Article'))).toMatchObject({ status: 404 });
});
