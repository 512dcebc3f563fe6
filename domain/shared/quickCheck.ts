import type * as z from 'zod/mini'
import type { Definition } from './readable.ts'

type Test = (value: unknown) => boolean
type Schema = z.core.$ZodType
type CheckDefinition = {
  check: string
  minimum?: number
  maximum?: number
  value?: number
  inclusive?: boolean
  pattern?: RegExp
  fn?: Test
  tx?: (value: unknown) => unknown
}

const tests = new WeakMap<Schema, Test>()

/**
 * Whether the schema takes this value and gives it back as it is. False says nothing: then the schema has to be asked.
 * The app's content policy lets zod compile nothing, so it walks the whole schema for every row of an import, which takes
 * several times as long.
 */
export function takesAsItIs(schema: Schema, value: unknown): boolean {
  let test = tests.get(schema)
  if (!test) {
    test = testOf(schema)
    tests.set(schema, test)
  }
  return test(value)
}

const unsure: Test = () => false

function testOf(schema: Schema): Test {
  const definition = schema._zod.def as unknown as Definition & { checks?: { _zod: { def: CheckDefinition } }[] }
  const all = [kindTest(definition), ...(definition.checks ?? []).map((check) => checkTest(check._zod.def))]
  if (all.includes(unsure)) return unsure
  return (value) => {
    for (const test of all) if (!test(value)) return false
    return true
  }
}

function kindTest(definition: Definition): Test {
  switch (definition.type) {
    case 'object':
      return objectTest(definition.shape)
    case 'array': {
      const element = testOf(definition.element)
      return (value) => {
        if (!Array.isArray(value)) return false
        for (const item of value) if (!element(item)) return false
        return true
      }
    }
    case 'nullable': {
      const inner = testOf(definition.innerType)
      return (value) => value === null || inner(value)
    }
    case 'optional': {
      const inner = testOf(definition.innerType)
      return (value) => value === undefined || inner(value)
    }
    case 'enum': {
      const names = new Set<unknown>(Object.values(definition.entries))
      return (value) => names.has(value)
    }
    case 'record': {
      const [key, inner] = [testOf(definition.keyType), testOf(definition.valueType)]
      return (value) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.entries(value).every(([name, one]) => key(name) && inner(one))
    }
    case 'union': {
      const options = definition.options.map(testOf)
      return (value) => options.some((option) => option(value))
    }
    case 'string':
      return (value) => typeof value === 'string'
    case 'number':
      return (value) => typeof value === 'number' && Number.isFinite(value)
    case 'boolean':
      return (value) => typeof value === 'boolean'
    default:
      return unsure
  }
}

function objectTest(shape: Record<string, Schema>): Test {
  const fields = new Map(Object.entries(shape).map(([field, schema]) => [field, testOf(schema)]))
  const required = Object.keys(shape).filter((field) => shape[field]!._zod.optin !== 'optional')
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const row = value as Record<string, unknown>
    // A field that the schema does not know would be left out.
    for (const field in row) if (!fields.get(field)?.(row[field])) return false
    for (const field of required) if (row[field] === undefined) return false
    return true
  }
}

function checkTest({ check, minimum, maximum, value: bound, inclusive, pattern, fn, tx }: CheckDefinition): Test {
  switch (check) {
    case 'greater_than':
      return inclusive ? (value) => (value as number) >= bound! : unsure
    case 'less_than':
      return inclusive ? (value) => (value as number) <= bound! : unsure
    case 'min_length':
      return (value) => (value as string).length >= minimum!
    case 'max_length':
      return (value) => (value as string).length <= maximum!
    case 'string_format':
      return pattern && !pattern.global && !pattern.sticky ? (value) => pattern.test(value as string) : unsure
    case 'overwrite':
      return (value) => tx!(value) === value
    case 'custom':
      return fn ?? unsure
    default:
      return unsure
  }
}
