import { namedWorkspaces } from './build-arguments';

const known = ['api', 'shell', 'mf-help', 'mf-info'];

test('without a name everything is built, else what is named', () => {
  expect(namedWorkspaces([], known)).toEqual(known);
  expect(namedWorkspaces(['mf-help', 'shell'], known)).toEqual(['mf-help', 'shell']);
});

test.each(['mf-hlep', 'release', ''])('“%s” is nothing that is built, and is told so before a build begins', (name) => {
  expect(() => namedWorkspaces(['mf-help', name], known)).toThrow(
    `Nothing called “${name}” is built here; there are api, shell, mf-help, mf-info.`,
  );
});
