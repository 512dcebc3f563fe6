import type pg from 'pg'
import { type CallExpression, type Expression, isAwaitExpression, type Node } from 'typescript/unstable/ast'
import { claimsOf, differencesOf } from './compare.ts'
import { describeStatement } from './describe.ts'
import { possibleValues } from './evaluate.ts'
import type { Program, QueryCall } from './program.ts'
import { NotStatic } from './values.ts'

/** `unread`: queries whose text is not known before the server runs, by file. */
export type StatementReport = { checked: number; differences: string[]; unread: Record<string, number> }

/** Every statement of the server as PostgreSQL sees it, beside what its row type says. */
export async function checkStatements(program: Program, client: pg.ClientBase): Promise<StatementReport> {
  const report: StatementReport = { checked: 0, differences: [], unread: {} }
  for (const query of program.queries) {
    const texts = textsOf(program, query.call)
    if (texts) {
      report.checked += 1
      report.differences.push(...(await differences(program, client, query, texts)))
    } else report.unread[query.place] = (report.unread[query.place] ?? 0) + 1
  }
  return report
}

/** More than one where it depends on something; null: not known. */
function textsOf(program: Program, { arguments: [first] }: CallExpression): string[] | null {
  try {
    return possibleValues(program, first as Expression).map(textOf)
  } catch (error) {
    if (error instanceof NotStatic) return null
    throw error
  }
}

function textOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : value
  if (typeof text !== 'string') throw new NotStatic('no text')
  return text
}

async function differences(
  { checker }: Program,
  client: pg.ClientBase,
  { place, call }: QueryCall,
  texts: readonly string[],
): Promise<string[]> {
  const found = new Set<string>()
  const typeNode = call.typeArguments?.[0]
  const type = typeNode && checker.getTypeFromTypeNode(typeNode)
  const claims = type ? claimsOf(checker, type) : null
  for (const text of texts) {
    const columns = await describeStatement(client, text).catch((error: Error) => error)
    if (columns instanceof Error) found.add(`${columns.message} in ${text}`)
    else if (claims) for (const one of differencesOf(claims, columns)) found.add(one)
    else if (!type && columns.length && readsRows(call)) found.add('rows without a type')
  }
  return [...found].map((one) => `${place}: ${one}\n  ${call.getText()}`)
}

/** `const { rows } = await …`, or `(await …).rows`. */
function readsRows(call: CallExpression): boolean {
  let node: Node = call
  while (isAwaitExpression(node.parent) || node.parent.getText() === `(${node.getText()})`) node = node.parent
  return /^const \{[^}]*\brows\b|\)\.rows\b/.test(node.parent.getText())
}
