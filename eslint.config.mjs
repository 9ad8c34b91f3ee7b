import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' };
/** A pattern made at run time may hold what a visitor wrote, which then throws or hangs. */
const noMadePattern = {
  selector:
    ":matches(NewExpression, CallExpression)[callee.name='RegExp']:not([arguments.0.type='Literal']):not([arguments.0.name=/^[A-Z_]+$/])",
  message: 'Write the pattern out, or compare strings.',
};

const longestFile = 200;
const longestFunction = 60;

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.types/**', '**/.data/**', '**/.cache/**', 'node_modules/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { 'react-hooks': reactHooks, 'check-file': checkFile },
    rules: {
      'max-lines': ['error', { max: longestFile, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: longestFunction, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-syntax': ['error', noDefaultExport, noMadePattern],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '*/src/**/': 'KEBAB_CASE' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    // Tests tell a story; a suite's callback is not a function to be read at once.
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  {
    // Tests and tools meet no visitor.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'scripts/**', 'shared/src/build/**'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  {
    // A default export is what the tool that reads the file demands.
    files: [
      '**/webpack.config.ts',
      '**/playwright.config.ts',
      // webpack takes a loader as the default export of its file.
      '**/*-loader.ts',
      '**/*.d.ts',
      'e2e/harness/global-setup.ts',
      'shell/src/client/provide-runtime-core.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
