import { addressClashes, addressForms } from './address-clash';
import { sampleRelease } from '../testing/sample-release';

function releaseOf(name: string, ...paths: string[]) {
  return sampleRelease({ name, paths }).manifest;
}

const sentencesOf = (releases: Parameters<typeof addressClashes>[0]) =>
  addressClashes(releases).map(({ sentence }) => sentence);

test.each([
  ['/', ['/']],
  ['/info', ['/info']],
  ['/info/', ['/info']],
  ['/info/:id', ['/info/:']],
  ['/info/cate/:id?', ['/info/cate', '/info/cate/:']],
  ['/a?/:b?', ['/', '/:', '/a', '/a/:']],
  ['/help/*', ['/help/*']],
])('%s stands for %j', (pattern, forms) => {
  expect(addressForms(pattern).sort()).toEqual(forms);
});

test.each([
  ['/info/:id', '/info/:slug'],
  ['/info/cate', '/info/cate/:id?'],
  ['/tag/:id?', '/tag/'],
])('%s and %s of two remotes clash', (one, other) => {
  expect(sentencesOf([releaseOf('mf-info', one), releaseOf('mf-help', other)])).toEqual([
    `${other} of mf-help 1.0.0 is the same address as ${one} of mf-info 1.0.0; ` +
      'a router would silently show only one of them.',
  ]);
});

test('two remotes that name a page alike clash, because a router tells pages apart by their names', () => {
  const help = releaseOf('mf-help', '/help');
  const [named] = help.routes;
  const info = { ...releaseOf('mf-info', '/info'), routes: [{ ...named, path: '/info' }] } as typeof help;
  expect(sentencesOf([help, info])).toEqual([
    '/info of mf-info 1.0.0 and /help of mf-help 1.0.0 are pages of one name, mf-help-0; ' +
      "a page's name is its own in the whole site.",
  ]);
});

test('other spellings, static segments beside parameters, and one remote with itself do not clash', () => {
  const info = releaseOf('mf-info', '/info/:id', '/info/hot', '/info/:id/edit', '/home/list/:page?');
  const help = releaseOf('mf-help', '/Info/:id', '/info', '/home/:kind/:page', '/help/:id?', '/help/:slug');

  expect(sentencesOf([info, help])).toEqual([]);
});

test.each([
  ['/-/health', '/-/'],
  ['/open/day', '/open/'],
  ['/assets', '/assets/'],
])('%s is taken by the shell, which passes calls on and serves files there', (address, prefix) => {
  expect(sentencesOf([releaseOf('mf-info', address)])).toEqual([
    `${address} of mf-info 1.0.0 lies below ${prefix}, which is the shell's: nobody would ever see it.`,
  ]);
});

test('an address that only begins like one of the shell is free', () => {
  expect(sentencesOf([releaseOf('mf-info', '/opening', '/Open/day', '/:open')])).toEqual([]);
});
