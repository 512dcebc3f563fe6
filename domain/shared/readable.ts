import * as z from 'zod/mini'

type Check = (value: unknown) => boolean

/**
 * Whether this version could show such a value: the shape and the names of statuses, not lengths or patterns, which may
 * have been others when it was written. Some twenty times faster than the schema itself, since it looks at every row
 * that arrives. A field that is missing is one that an older server does not send.
 */
export function readable(schema: z.ZodMiniType): Check {
  const { def } = schema._zod as unknown as { def: Definition }
  switch (def.type) {
    case 'object':
      return objectCheck(def.shape)
    case 'array': {
      const element = readable(def.element)
      return (value) => Array.isArray(value) && value.every(element)
    }
    case 'nullable': {
      const inner = readable(def.innerType)
      return (value) => value === null || inner(value)
    }
    case 'optional':
      return readable(def.innerType)
    case 'default': {
      const inner = readable(def.innerType)
      return (value) => value === undefined || inner(value)
    }
    case 'record': {
      const inner = readable(def.valueType)
      return (value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(inner)
    }
    case 'union': {
      const options = def.options.map(readable)
      return (value) => options.some((option) => option(value))
    }
    case 'enum': {
      const names = new Set<unknown>(Object.values(def.entries))
      return (value) => names.has(value)
    }
    case 'string':
    case 'number':
    case 'boolean':
      return (value) => typeof value === def.type
    default:
      return (value) => z.safeParse(schema, value).success
  }
}

/** The same of all rows of a page at once, field by field. */
export function readableColumns(schema: z.ZodMiniType): (fields: Record<string, unknown[]>) => boolean {
  const { shape } = schema._zod.def as unknown as { shape: Record<string, z.ZodMiniType> }
  const checks = Object.entries(shape).map(([field, schema]) => [field, readable(schema)] as const)
  return (fields) =>
    checks.every(([field, check]) => fields[field]?.every((value) => value === undefined || check(value)) ?? true)
}

function objectCheck(shape: Record<string, z.ZodMiniType>): Check {
  const fields = Object.entries(shape).map(([field, schema]) => [field, readable(schema)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null) return false
    const row = value as Record<string, unknown>
    return fields.every(([field, check]) => row[field] === undefined || check(row[field]))
  }
}

/** Of a schema, as far as it is walked here and in `quickCheck.ts`. */
export type Definition =
  | { type: 'object'; shape: Record<string, z.ZodMiniType> }
  | { type: 'array'; element: z.ZodMiniType }
  | { type: 'nullable' | 'optional' | 'default'; innerType: z.ZodMiniType }
  | { type: 'record'; keyType: z.ZodMiniType; valueType: z.ZodMiniType }
  | { type: 'union'; options: readonly z.ZodMiniType[] }
  | { type: 'enum'; entries: Record<string, unknown> }
  | { type: 'string' | 'number' | 'boolean' }
  | { type: 'other' }
