import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import ts from 'typescript';
import { expectNothing } from './expect-nothing';
import { trackedFiles } from './tracked-files';

// Law: in processes that run for months no promise is left to itself. What fails in the background is a fault of that work, which
// is logged; left alone it ends the process (docs/faults.md F61). A promise that is kept in a field is caught by who reads it.

/** What of long-running processes is held to it. */
const judgedFolders =
  /^(?:shell\/src\/(?:[^/]+\.ts|server\/|render\/|remotes\/)|api\/src\/|release\/(?:src|desk\/src)\/|shared\/src\/process\/)/;
/** Tests, and commands that end by themselves. */
const ending = /\.(?:test|postgres-test)\.tsx?$|\/testing\/|-cli\.ts$|^release\/src\/cli\.ts$/;

/** What calls a function again and again, or when something happens, and waits for nothing. */
const callers = new Set(['setInterval', 'setTimeout', 'setImmediate', 'on', 'once', 'addEventListener', 'forEach']);

const { config: base } = ts.readConfigFile(path.join(repositoryRoot, 'tsconfig.base.json'), ts.sys.readFile) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent({ ...base, files: [] }, ts.sys, repositoryRoot);

const isPromise = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(isPromise) : type.getSymbol()?.getName() === 'Promise';

/** `….catch(…)`, or `….then(…, …)`. */
function isCaught(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isCaught(node.expression);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { text } = node.expression.name;
  if (text === 'finally') return isCaught(node.expression.expression);
  return text === 'catch' || (text === 'then' && node.arguments.length === 2);
}

const isKept = (node: ts.Expression) =>
  ts.isBinaryExpression(node) &&
  [ts.SyntaxKind.EqualsToken, ts.SyntaxKind.QuestionQuestionEqualsToken].includes(node.operatorToken.kind);

type Judge = { checker: ts.TypeChecker; flag: (node: ts.Node, what: string) => void };

function judgeLeft(node: ts.Expression, { checker, flag }: Judge): void {
  const bare = ts.isVoidExpression(node) ? node.expression : node;
  if (isKept(bare) || ts.isAwaitExpression(bare)) return;
  if (isPromise(checker.getTypeAtLocation(bare)) && !isCaught(bare)) flag(node, 'a promise that nobody catches');
}

function judgeHandler(call: ts.CallExpression, { checker, flag }: Judge): void {
  const { expression } = call;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (!callers.has(name)) return;
  const returned = (type: ts.Type | undefined) => type?.getCallSignatures().map((one) => one.getReturnType()) ?? [];
  for (const handler of call.arguments) {
    // Whoever asks for a promise waits for it.
    if (returned(checker.getContextualType(handler)).some(isPromise)) continue;
    const isArrow = ts.isArrowFunction(handler) && !ts.isBlock(handler.body);
    if (
      returned(checker.getTypeAtLocation(handler)).some(isPromise) &&
      !(isArrow && isCaught(handler.body as ts.Expression))
    )
      flag(handler, `a function for ${name} whose promise nobody catches`);
  }
}

function judgeNode(node: ts.Node, judge: Judge): void {
  if (ts.isExpressionStatement(node)) judgeLeft(node.expression, judge);
  else if (ts.isVoidExpression(node) && !ts.isExpressionStatement(node.parent)) judgeLeft(node, judge);
  if (ts.isCallExpression(node)) judgeHandler(node, judge);
  ts.forEachChild(node, (child) => judgeNode(child, judge));
}

function faultsOf(program: ts.Program, files: readonly string[]): string[] {
  const faults: string[] = [];
  for (const name of files) {
    const source = program.getSourceFile(path.join(repositoryRoot, name));
    if (!source) throw new Error(`${name} is not in the program`);
    const flag = (node: ts.Node, what: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      faults.push(`${name}:${line + 1} ${what}: ${node.getText().split('\n')[0]}`);
    };
    judgeNode(source, { checker: program.getTypeChecker(), flag });
  }
  return faults;
}

const judged = trackedFiles.filter((file) => /\.tsx?$/.test(file) && judgedFolders.test(file) && !ending.test(file));

const tries: [text: string, faults: number][] = [
  ['void work();', 1],
  ['work();', 1],
  ['work().then(() => undefined);', 1],
  ['void work().finally(() => undefined);', 1],
  ['const start = () => void work();', 1],
  ['setInterval(work, 1000);', 1],
  ["app.on('end', async () => { await work(); });", 1],
  ['work().catch(log);', 0],
  ['work().then(() => undefined, log);', 0],
  ["app.on('end', () => { work().catch(log); });", 0],
  ['void app.register();', 0],
  ['async function all() { await work(); }', 0],
  ['flight.once(async () => work());', 0],
];
const declared = `export {}; declare function work(): Promise<void>; declare const log: (error: unknown) => void;
declare const app: { on: (name: string, heard: () => void) => void; register: () => { then: () => void } };
declare const flight: { once: (make: () => Promise<void>) => void };`;
const tried = new Map(tries.map(([text], index) => [`tried-${index}.ts`, `${declared}\n${text}`]));

/** All files that are judged or tried: what types they stand on is read once. */
function programOf(files: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = tried.get(path.basename(name));
    return text ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : getSourceFile(name, ...rest);
  };
  return ts.createProgram(
    files.map((file) => path.join(repositoryRoot, file)),
    { ...options, noEmit: true, composite: false, incremental: false, skipLibCheck: true },
    host,
  );
}

const program = programOf([...judged, ...tried.keys()]);

test('no promise of a long-running process is left to itself', () => {
  expect(judged.length).toBeGreaterThan(300);
  expectNothing(
    faultsOf(program, judged),
    'await the promise, or hand it to `inBackground` (shared/src/process/in-background.ts; docs/faults.md F61).',
  );
});

test('the law tells what is caught from what is not', () => {
  const found = [...tried.keys()].map((file, index) => [tries[index]?.[0], faultsOf(program, [file]).length]);
  expect(found).toEqual(tries);
});
