import { type NodePath, parseSync, traverse, type types } from '@babel/core'

/** A fault that a test should notice: this text in place of that between two offsets of a file. */
export type Mutant = { operator: string; start: number; end: number; line: number; replacement: string }

type Change = Pick<Mutant, 'operator' | 'replacement'> & { at?: types.Node }
type Operators = { [Kind in types.Node['type']]?: (node: Extract<types.Node, { type: Kind }>, text: Text) => Change[] }
type Text = (node: types.Node) => string

const swaps: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
}
const methodSwaps: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' }
/** Calls without which their object is the answer. */
const steps = new Set(['filter', 'slice', 'toSorted', 'toReversed', 'trim', 'toLowerCase', 'toUpperCase'])

const operators: Operators = {
  BinaryExpression: (node, text) => (isOfText(node) ? [] : swapped(node, text)),
  LogicalExpression: (node, text) =>
    node.operator === '??' ? [{ operator: '?? dropped', replacement: text(node.left) }] : swapped(node, text),
  AssignmentExpression: (node, text) => (isOfText(node) ? [] : swapped(node, text)),
  UpdateExpression: (node, text) => [
    {
      operator: 'count the other way',
      replacement: text(node).replace(/\+\+|--/, (of) => (of === '++' ? '--' : '++')),
    },
  ],
  UnaryExpression: (node, text) =>
    node.operator === '!' ? [{ operator: '! dropped', replacement: `(${text(node.argument)})` }] : [],
  NumericLiteral: ({ value }) => [{ operator: 'number + 1', replacement: String(value + 1) }],
  BooleanLiteral: ({ value }) => [{ operator: 'boolean', replacement: String(!value) }],
  IfStatement: ({ test }) => [
    { operator: 'if always', replacement: 'true', at: test },
    { operator: 'if never', replacement: 'false', at: test },
  ],
  ConditionalExpression: ({ test }) => [
    { operator: '? always', replacement: 'true', at: test },
    { operator: '? never', replacement: 'false', at: test },
  ],
  ExpressionStatement: ({ expression }) =>
    ['CallExpression', 'AwaitExpression', 'AssignmentExpression'].includes(expression.type)
      ? [{ operator: 'statement dropped', replacement: ';' }]
      : [],
  CallExpression: ({ callee }, text) => {
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
    const { name } = callee.property
    if (steps.has(name)) return [{ operator: `.${name} dropped`, replacement: text(callee.object) }]
    const other = Object.hasOwn(methodSwaps, name) && methodSwaps[name]
    return other ? [{ operator: `${name} → ${other}`, replacement: other, at: callee.property }] : []
  },
}

/** All that could be wrong in a file, in the order of its text. */
export function mutantsOf(source: string): Mutant[] {
  const parserOpts = { plugins: ['typescript' as const] }
  const tree = parseSync(source, { parserOpts, configFile: false, babelrc: false, sourceType: 'module' })
  if (!tree) return []
  const mutants: Mutant[] = []
  const text: Text = ({ start, end }) => source.slice(start ?? 0, end ?? 0)
  traverse(tree, {
    enter(path: NodePath) {
      // Types are no part of what runs.
      if (path.node.type.startsWith('TS') && !holdsCode.has(path.node.type)) return path.skip()
      const changesOf = operators[path.node.type] as ((node: types.Node, text: Text) => Change[]) | undefined
      for (const { operator, replacement, at } of changesOf?.(path.node, text) ?? []) {
        const { start, end, loc } = at ?? path.node
        mutants.push({ operator, replacement, start: start ?? 0, end: end ?? 0, line: loc?.start.line ?? 0 })
      }
    },
  })
  return mutants
}

export const mutate = (source: string, { start, end, replacement }: Mutant) =>
  source.slice(0, start) + replacement + source.slice(end)

const holdsCode = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** With brackets, so that an operator that binds less tightly takes no more than the former did. */
function swapped({ operator, left, right }: Operation, text: Text): Change[] {
  return (swaps[operator] ?? []).map((other) => ({
    operator: `${operator} → ${other}`,
    replacement: `(${text(left)} ${other} ${text(right)})`,
  }))
}
type Operation = { operator: string; left: types.Node; right: types.Node }

/** Texts are put together by the same operator as numbers, and cannot be taken apart. */
const isOfText = ({ left, right }: Operation) =>
  [left, right].some(({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral')
