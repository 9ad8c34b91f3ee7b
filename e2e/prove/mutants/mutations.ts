import ts from 'typescript';

/** One change of a source text, by a standard operator. */
export type Mutation = { operator: string; start: number; end: number; text: string };

const swapped = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '>='],
  [ts.SyntaxKind.LessThanEqualsToken, '>'],
  [ts.SyntaxKind.GreaterThanToken, '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '<'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

type At = (node: ts.Node, operator: string, text: string) => Mutation;

/** The condition on which a statement or an expression depends. */
function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
}

/** The name of a property is no text. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
}

function ofText(node: ts.Node, at: At): Mutation[] {
  if ((!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) || isName(node)) return [];
  const quote = ts.isJsxAttribute(node.parent) ? '""' : "''";
  return [at(node, 'changes a text', node.text === '' ? quote.replace(/.$/, 'x$&') : quote)];
}

function ofLiteral(node: ts.Node, at: At): Mutation[] {
  if (ts.isNumericLiteral(node)) return [at(node, 'changes a number', String(Number(node.text) + 1))];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [at(node, 'changes a truth value', 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [at(node, 'changes a truth value', 'true')];
  return ofText(node, at);
}

function ofOperator(node: ts.Node, at: At): Mutation[] {
  const condition = conditionOf(node);
  if (condition) return [at(condition, 'negates a condition', `!(${condition.getText()})`)];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [at(node, 'drops a negation', node.operand.getText())];
  if (!ts.isBinaryExpression(node)) return [];
  const other = swapped.get(node.operatorToken.kind);
  return other ? [at(node.operatorToken, 'swaps an operator', other)] : [];
}

function ofStatement(node: ts.Node, at: At): Mutation[] {
  if (ts.isExpressionStatement(node)) return [at(node, 'drops a statement', ';')];
  if (ts.isJsxAttribute(node)) return [at(node, 'drops an attribute', '')];
  if (ts.isReturnStatement(node) && node.expression) return [at(node, 'returns early', 'return undefined as never;')];
  return [];
}

/** Shapes of SVG: where a line of a picture runs, and in which colour, is judged by eye (`npm run sheet`). */
const shapes = /^(?:svg|g|path|rect|circle|ellipse|line|poly(?:line|gon)|text|tspan|stop|(?:linear|radial)Gradient)$/;
/** A colour, or a path. */
const drawn = /^(?:#[0-9a-f]{3,8}|m\s?-?[\d.][\d\s.,a-z-]*)$/i;

function isDrawn(node: ts.Node): boolean {
  if (ts.isStringLiteral(node)) return drawn.test(node.text);
  return ts.isJsxAttribute(node) && shapes.test(node.parent.parent.tagName.getText()) && !isAccessibleName(node);
}

/** What an assistive reader hears of a picture. */
function isAccessibleName({ name }: ts.JsxAttribute): boolean {
  return /^(?:role|aria-)/.test(name.getText());
}

/** Types, imports and what is only declared do not run. */
function runs(node: ts.Node): boolean {
  return !(
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

/** Every mutation of a file, by the number of the line on which what it changes begins. */
export function mutationsOf(file: string, source: string): Map<number, Mutation[]> {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const found = new Map<number, Mutation[]>();
  const at: At = (node, operator, text) => ({ operator, start: node.getStart(tree), end: node.getEnd(), text });
  const visit = (node: ts.Node): void => {
    if (!runs(node) || isDrawn(node)) return;
    for (const mutation of [...ofLiteral(node, at), ...ofOperator(node, at), ...ofStatement(node, at)]) {
      const line = tree.getLineAndCharacterOfPosition(mutation.start).line + 1;
      found.set(line, [...(found.get(line) ?? []), mutation]);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
