import { dataOf, listIn, orNotFound, orNull } from './answers';

test('the data of an answer', () => {
  expect(dataOf({ data: { id: 1 } }, '/x')).toEqual({ id: 1 });
  expect(listIn({ data: { list: [1] } }, '/x').list).toEqual([1]);
});

test.each([null, { data: null }, '<html>', {}])('%p counts as a failed call, which names its path', (answer) => {
  expect(() => dataOf(answer as never, '/VZApi/x')).toThrow('/VZApi/x answered without data.');
});

test('an answer without a list is a failed call', () => {
  expect(() => listIn({ data: { list: null } } as never, '/x')).toThrow('/x answered without a list.');
});

test('a block that fails is null', async () => {
  expect(await orNull(Promise.reject(new Error('down')))).toBeNull();
});

test('the 404 of the service is the 404 of the page, other failures stay what they are', async () => {
  const failed = (status: number) => Promise.reject(Object.assign(new Error('no'), { response: { status } }));

  await expect(orNotFound(failed(404), 'Lecture 7')).rejects.toMatchObject({ status: 404 });
  await expect(orNotFound(failed(502), 'Lecture 7')).rejects.toMatchObject({ message: 'no' });
});
