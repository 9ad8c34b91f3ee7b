import { stripVTControlCharacters } from 'node:util';

type JestReport = {
  testResults?: { assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[] }[];
};
type Spec = {
  title: string;
  file: string;
  tests: { status: string; results: { errors: { message?: string }[] }[] }[];
};
type Suite = { specs?: Spec[]; suites?: Suite[] };
export type TestReport = JestReport & Suite;

/** Lines of each message: what was expected and what came stands in the first. */
const mostLines = 20;

function entry(name: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, mostLines);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function ofJest({ testResults = [] }: JestReport): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => entry(fullName, failureMessages ?? []));
}

function ofSuite({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        entry(
          `${file} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        ),
      ),
  );
  return [...own, ...suites.flatMap(ofSuite)];
}

/** What failed in a report of jest or Playwright and why, an entry each: the end of a log is often all that is kept of it. */
export function failuresOf(report: TestReport): string[] {
  return [...ofJest(report), ...ofSuite(report)];
}
