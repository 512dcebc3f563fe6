import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Column } from './describe.ts'

/** What a program takes a column for. */
export type Claim = { name: string; kinds: readonly string[]; optional: boolean; written: string }

/** `isOpen`: a caller's type may claim more. */
export type Claims = { claims: readonly Claim[]; isOpen: boolean }

/** The claims of a row type; null: it claims nothing, as an index signature does. */
export function claimsOf(checker: Checker, written: Type): Claims | null {
  const isOpen = written.isTypeParameter()
  const type = isOpen ? (checker.getBaseConstraintOfType(written) ?? written) : written
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown) || checker.getIndexInfosOfType(type).length) return null
  const fields = checker.getPropertiesOfType(type)
  const types = checker.getTypeOfSymbol(fields)
  const claims = fields.map((field, at) => ({
    name: field.name,
    kinds: kindsOf(checker, types[at]!),
    optional: Boolean(field.flags & SymbolFlags.Optional),
    written: checker.typeToString(types[at]!),
  }))
  return { claims, isOpen }
}

/** What is wrong with the claims about a statement that answers with these columns. */
export function differencesOf({ claims, isOpen }: Claims, columns: readonly Column[]): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]))
  const doubled = columns.filter(({ name }, at) => columns.findIndex((other) => other.name === name) !== at)
  const unclaimed = columns.filter(({ name }) => !isOpen && !claims.some((claim) => claim.name === name))
  return [
    ...doubled.map(({ name }) => `${name} comes twice`),
    ...unclaimed.map(({ name }) => `${name} is read and not in the type`),
    ...claims.flatMap((claim) => differenceOf(claim, byName.get(claim.name)) ?? []),
  ]
}

function differenceOf({ name, kinds, optional, written }: Claim, column: Column | undefined): string | null {
  if (!column) return optional ? null : `${name} does not come`
  if (kinds.includes('anything')) return null
  const [kind, ...others] = kinds.filter((one) => one !== 'null' && one !== 'undefined')
  const real = javaScriptOf(column.type)
  const fits = real === 'json' || (real === kind && !others.length) || (real === 'never' && !kind)
  if (!fits) return `${name} is ${column.type}, which comes as ${real}, not as ${written}`
  if (column.nullable === true && !kinds.includes('null')) return `${name} can be null, not only ${written}`
  if (column.nullable === false && kinds.includes('null')) return `${name} is never null, so not ${written}`
  return null
}

/** As `pg` reads a type of PostgreSQL, with the change that `server/db/connect.ts` makes. */
function javaScriptOf(type: string): string {
  if (type.endsWith('[]')) return `${elementOf(type.slice(0, -2))}[]`
  if (['smallint', 'integer', 'bigint', 'oid', 'real', 'double precision'].includes(type)) return 'number'
  if (['timestamp with time zone', 'timestamp without time zone', 'date'].includes(type)) return 'Date'
  if (type === 'boolean') return 'boolean'
  if (type === 'bytea') return 'Buffer'
  if (type === 'json' || type === 'jsonb') return 'json'
  return 'string'
}

/** Of an array it reads a bigint as text, and a numeric as a number. */
function elementOf(type: string): string {
  if (type === 'bigint') return 'string'
  if (type === 'numeric') return 'number'
  return javaScriptOf(type)
}

function kindsOf(checker: Checker, type: Type): string[] {
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap((part) => kindsOf(checker, part)))]
  if (type.isIntersectionType()) return kindsOf(checker, type.getTypes()[0]!)
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return ['anything']
  if (type.flags & TypeFlags.StringLike) return ['string']
  if (type.flags & TypeFlags.NumberLike) return ['number']
  if (type.flags & TypeFlags.BooleanLike) return ['boolean']
  if (type.flags & TypeFlags.Null) return ['null']
  if (type.flags & TypeFlags.Undefined) return ['undefined']
  if (checker.isArrayType(type) && type.isTypeReference()) return arraysOf(checker, type)
  return [type.getSymbol()?.name ?? 'object']
}

function arraysOf(checker: Checker, type: Parameters<Checker['getTypeArguments']>[0]): string[] {
  const kinds = kindsOf(checker, checker.getTypeArguments(type)[0]!).filter((kind) => kind !== 'null')
  return kinds.map((kind) => `${kind}[]`)
}
