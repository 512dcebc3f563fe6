import { createRequire } from 'node:module'
import {
  type Expression,
  isSourceFile,
  isVariableDeclaration,
  type Node,
  type VariableDeclaration,
} from 'typescript/unstable/ast'
import { anyNumber } from './program.ts'

/** An expression is not known before the server runs. */
export class NotStatic extends Error {}

/** What parameters and constants stand for, by where they are declared. */
export type Bindings = ReadonlyMap<string, unknown>
/** An argument of a function that is read in place, evaluated when the text needs it. */
export class Lazy {
  readonly node: Expression
  readonly bindings: Bindings

  constructor(node: Expression, bindings: Bindings) {
    this.node = node
    this.bindings = bindings
  }
}

/** Of functions that are read in place: how they run with arguments that are not evaluated yet. */
export const closures = new WeakMap<object, (given: readonly unknown[]) => unknown>()

/** A part of a list or an object that nobody asked for yet. */
export const unknownValue = Symbol('unknown')

export function textOf(value: unknown): string {
  if (['string', 'number', 'boolean'].includes(typeof value) || value == null) return String(value)
  throw new NotStatic('no text')
}

/** Of a number that is not known any will do, but not where it is that of a parameter. */
export function textAfter(text: string, value: unknown): string {
  if (value !== anyNumber) return textOf(value)
  if (text.endsWith('$')) throw new NotStatic('the number of a parameter')
  return '1'
}

export function memberOf(value: unknown, name: string): unknown {
  if (value === unknownValue || value == null) throw new NotStatic(name)
  const member: unknown = Reflect.get(Object(value), name)
  if (member === unknownValue) throw new NotStatic(name)
  return member
}

const globals: Record<string, unknown> = { Object, JSON, String, Number, Math, Array, Boolean }
export function globalOf(name: string): unknown {
  if (name in globals) return globals[name]
  throw new NotStatic(name)
}

/** The value itself, of what a module exports. */
export function loaded(declaration: Node): unknown {
  const statement = isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  if (!isSourceFile(statement.parent) || !statement.getText().startsWith('export')) throw new NotStatic('not exported')
  const name = (declaration as VariableDeclaration).name.getText()
  const module = require(declaration.getSourceFile().fileName) as Record<string, unknown>
  return module[name]
}
const require = createRequire(import.meta.url)
