import { join } from 'node:path'
import {
  type CallExpression,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
} from 'typescript/unstable/ast'
import {
  API,
  type Checker,
  type Symbol as CompilerSymbol,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync'

const root = join(import.meta.dirname, '../..')

/** One `….query(…)` of the server, and where it stands. */
export type QueryCall = { place: string; call: CallExpression }

/** The server as the compiler sees it. */
export type Program = {
  checker: Checker
  queries: readonly QueryCall[]
  declarationOf: (name: Node) => Node | undefined
  /** All values that an expression can have, where its type says them. */
  literalsAt: (node: Node) => readonly unknown[] | null
  /** Every call of a function that is declared here. */
  callsOf: (declaration: Node) => readonly CallExpression[]
  close: () => void
}

export function openProgram(): Program {
  const api = new API({ cwd: root })
  const config = join(root, 'server/tsconfig.json')
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!
  const calls = serverFiles(project).flatMap(callsIn)
  const sites = makeSites(project, calls)
  return {
    checker: project.checker,
    queries: calls.filter(isQuery).map((call) => ({ place: placeOf(call), call })),
    declarationOf: remembered((name) => declarationOf(project, symbolOf(project, name))),
    literalsAt: remembered((node) => literalsOf(project.checker.getTypeAtLocation(node))),
    callsOf: (declaration) => sites().get(keyOfNode(declaration)) ?? [],
    close: () => api.close(),
  }
}

/** The compiler is another process: what it said once is not asked for again. */
function remembered<T>(ask: (node: Node) => T): (node: Node) => T {
  const answers = new WeakMap<Node, { answer: T }>()
  return (node) => {
    const known = answers.get(node) ?? { answer: ask(node) }
    answers.set(node, known)
    return known.answer
  }
}

/** Such as `server/sync/push.ts`. */
const placeOf = (call: CallExpression): string =>
  call
    .getSourceFile()
    .fileName.slice(root.length + 1)
    .replaceAll('\\', '/')
export const keyOfNode = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}:${node.end}`

function serverFiles(project: Project): Node[] {
  return project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(join(root, 'server')) && !name.endsWith('.test.ts'))
    .map((name) => project.program.getSourceFile(name)!)
}

function callsIn(file: Node): CallExpression[] {
  const calls: CallExpression[] = []
  const visit = (node: Node): void => {
    if (isCallExpression(node)) calls.push(node)
    node.forEachChild(visit)
  }
  visit(file)
  return calls
}

function isQuery({ expression, arguments: given }: CallExpression): boolean {
  if (!isPropertyAccessExpression(expression) || expression.name.text !== 'query' || !given.length) return false
  // The query of an address.
  return !expression.expression.getText().endsWith('.req')
}

function makeSites(project: Project, calls: readonly CallExpression[]): () => Map<string, CallExpression[]> {
  let sites: Map<string, CallExpression[]> | undefined
  return () => (sites ??= readSites(project, calls))
}

function readSites(project: Project, calls: readonly CallExpression[]): Map<string, CallExpression[]> {
  const sites = new Map<string, CallExpression[]>()
  const named = calls.filter(({ expression }) => isIdentifier(expression))
  const symbols = project.checker.getSymbolAtLocation(named.map(({ expression }) => expression))
  named.forEach((call, at) => {
    const declaration = declarationOf(project, symbols[at])
    if (!declaration) return
    const key = keyOfNode(declaration)
    sites.set(key, [...(sites.get(key) ?? []), call])
  })
  return sites
}

function symbolOf({ checker }: Project, name: Node): CompilerSymbol | undefined {
  return checker.getShorthandAssignmentValueSymbol(name.parent) ?? checker.getSymbolAtLocation(name)
}

function declarationOf(project: Project, symbol: CompilerSymbol | undefined): Node | undefined {
  if (!symbol) return undefined
  const own = symbol.flags & SymbolFlags.Alias ? project.checker.getAliasedSymbol(symbol) : symbol
  return own.valueDeclaration?.resolve(project)
}

/** Stands for a number that only its type is known of. */
export const anyNumber = Symbol('a number')

/** All values of a type of a few literals. */
function literalsOf(type: Type | undefined): unknown[] | null {
  if (!type) return null
  const parts = type.isUnionType() ? type.getTypes() : [type]
  const values = parts.map((part) => {
    if (part.isLiteralType()) return { value: part.value }
    if (part.flags & TypeFlags.Undefined) return { value: undefined }
    if (part.flags & TypeFlags.Null) return { value: null }
    if (part.flags & TypeFlags.Number) return { value: anyNumber }
    return null
  })
  return values.some((one) => !one) ? null : values.map((one) => one!.value)
}
