/** Every file of a new section, by its path in the section's folder: those of the others, with one page. */
export function remoteFiles(name: string, versions: Record<string, string>): Record<string, string> {
  const page = name.replace(/^mf-/, '');
  const copy = `${page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Copy`.replace(/^\d/, 'page$&');
  return {
    'package.json': packageJson(name, versions),
    'tsconfig.json': tsconfig,
    'webpack.config.ts': `import { remote } from '@site/shared/build/build-remote';\n\nexport default remote('${name}');\n`,
    'README.md': readme(name, page),
    'src/routes.ts': routes(page),
    [`src/content/${page}.ts`]: content(copy),
    [`src/pages/${page}/${page}.page.tsx`]: pageSource(page, copy),
    [`src/pages/${page}/${page}.module.css`]: styles,
    [`src/pages/${page}/${page}.test.tsx`]: pageTest(page, copy),
  };
}

function packageJson(name: string, { react = '', router = '' }: Record<string, string>): string {
  const json = {
    name,
    version: '1.0.0',
    private: true,
    license: 'Apache-2.0',
    description: `The pages under /${name.replace(/^mf-/, '')}.`,
    scripts: {
      build: `tsx ../scripts/build.ts ${name}`,
      test: `jest -c ../jest.config.cjs ${name}/src`,
      publish: `tsx ../release/src/cli.ts publish ${name}`,
    },
    dependencies: { '@site/shared': 'file:../shared', react, 'react-router-dom': router },
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "rootDir": ".", "outDir": ".types", "tsBuildInfoFile": ".types/tsconfig.tsbuildinfo" },
  "include": ["src", "*.ts"],
  "references": [{ "path": "../shared" }]
}
`;

const readme = (name: string, page: string) => `# ${name}

The pages under \`/${page}\`.
It ships on its own (\`npm run build\`, \`npm run publish\` here); no other workspace has to be touched.

| address | page |
|---|---|
| \`/${page}\` | the first page |

- \`src/routes.ts\` is the only door; one line a page.
- \`src/content/\` holds the copy that an editor may change.
`;

const routes = (page: string) => `import type { RouteObject } from 'react-router-dom';

/** Every address this remote owns. One line per page. */
export const routes: RouteObject[] = [
  {
    id: '${page}',
    path: '/${page}',
    lazy: () => import(/* webpackChunkName: "${page}" */ './pages/${page}/${page}.page'),
  },
];
`;

const content = (copy: string) => `export const ${copy} = {
  head: {
    title: '新栏目',
    description:
      '新栏目的首页：写明这个栏目讲什么、给谁看、先读哪一篇。搜索结果要有六十个汉字才显得完整，也不与别的页面重复，所以请在发布之前把这里换成栏目自己的话，写得具体一些。',
  },
  heading: '新栏目',
  intro: '新栏目从这一页开始。',
};
`;

const pageSource = (page: string, copy: string) => `import type { PageHandle } from '@site/shared/page/page-handle';
import { ${copy} as copy } from '../../content/${page}';
import styles from './${page}.module.css';

export const handle: PageHandle = {
  layout: 'default',
  head: (_, { site }) => ({ ...copy.head, title: \`\${copy.head.title}-\${site.brand}\` }),
};

/** The first page of the section. */
export function Component() {
  return (
    <div className={styles.page}>
      <h1>{copy.heading}</h1>
      <p>{copy.intro}</p>
    </div>
  );
}
`;

const styles = `@layer remote {
  .page {
    max-width: 1200px;
    margin: 0 auto;
    padding: 56px 24px;
  }
}
`;

const pageTest = (page: string, copy: string) => `import { renderPage } from '@site/shared/testing/render-page';
import { ${copy} as copy } from '../../content/${page}';

test('the first page has its heading and its title', async () => {
  const { status, html, head } = await renderPage('/${page}');

  expect(status).toBe(200);
  expect(html).toContain(\`<h1>\${copy.heading}</h1>\`);
  expect(head?.title).toContain(copy.head.title);
});
`;
