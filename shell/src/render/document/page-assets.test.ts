import { commonFile } from '@site/shared/contract/common-styles';
import type { PageFiles, ReleaseManifest } from '@site/shared/contract/release-manifest';
import { testSite } from '@site/shared/testing/test-site';
import type { WorkerInput } from '../pages/worker-messages';
import { errorStyles, pageScripts, pageStyles } from './page-assets';

function release(name: string, pages: Record<string, PageFiles>, more: Partial<ReleaseManifest> = {}): ReleaseManifest {
  const paths = Object.values(pages).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const files = paths.map((path) => ({ path, bytes: 1, integrity: `sha384-${path}` }));
  return { name, version: '1.0.0', routes: [], pages, files, ...more } as unknown as ReleaseManifest;
}

const files = (...names: string[]) => names.map((name) => `client/${name}`);
const shell = release(
  'shell',
  {
    main: { scripts: files('main.js'), styles: files('main.css') },
    'help-styles': { scripts: files('help-styles.js'), styles: files('help-styles.css') },
    'error-styles': { scripts: files('error-styles.js'), styles: files('error-styles.css') },
  },
  { commonStyles: 'same' },
);
const routes = [
  { id: 'article', layout: 'help' },
  { id: 'list', layout: 'default' },
] as unknown as ReleaseManifest['routes'];

function inputOf(key: string, variant: '' | 'white-label' = ''): WorkerInput {
  const page = (name: string) => ({ scripts: files(`${name}.js`), styles: [commonFile(key), ...files(`${name}.css`)] });
  const help = release('mf-help', { article: page('article'), list: page('list') }, { routes });
  const set = { id: 'one', shell, remotes: { 'mf-help': help }, absent: {} };
  return { set, site: { ...testSite, variant }, assetBase: '' } as unknown as WorkerInput;
}

const styles = (input: WorkerInput, id: string) => pageStyles(input, id).map(({ file }) => file);

test('a page has the styles of the shell, of a layout that few have, and its own', () => {
  expect(styles(inputOf('same'), 'article')).toEqual(['main.css', 'help-styles.css', 'article.css']);
  expect(styles(inputOf('same'), 'list')).toEqual(['main.css', 'list.css']);
  expect(styles(inputOf('same'), 'unknown')).toEqual(['main.css']);
});

test('on a white-label site every page has the header that the help centre’s is made into', () => {
  expect(styles(inputOf('same', 'white-label'), 'list')).toEqual(['main.css', 'help-styles.css', 'list.css']);
});

test('a section that was built beside other common styles brings them before its own', () => {
  expect(styles(inputOf('other'), 'list')).toEqual(['main.css', 'common.other.css', 'list.css']);
});

test('no page runs a script for styles alone, and what an error needs is told apart', () => {
  expect(pageScripts(inputOf('same'), 'article').map(([address]) => address.split('/').at(-1))).toEqual(['article.js']);
  expect(errorStyles(inputOf('same')).map(({ file }) => file)).toEqual(['error-styles.css']);
});
