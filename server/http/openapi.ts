import * as z from 'zod/mini'
import { allCalls } from '#domain/calls'
import type { Call } from '#domain/shared/call'

const asJsonSchema = (schema: Call['input'], io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** OpenAPI 3.1 from the very tables that the server checks with, so it cannot be out of date. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [area, table] of Object.entries(allCalls) as [string, Record<string, Call>][])
    for (const [name, call] of Object.entries(table)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] ??= {}
      paths[path][call.method.toLowerCase()] = operation(area, name, call)
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Fairlead', version },
    paths,
    components: {
      securitySchemes: {
        // On http://127.0.0.1 it is called "fairlead": see sessionCookie.ts.
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-fairlead' },
        token: { type: 'apiKey', in: 'header', name: 'token' },
        // How it is made, domain/auth/clientCode.ts says.
        sign: { type: 'apiKey', in: 'header', name: 'sign' },
        username: { type: 'apiKey', in: 'header', name: 'username' },
        timestamp: { type: 'apiKey', in: 'header', name: 'timestamp' },
      },
    },
  }
}

function operation(area: string, name: string, call: Call): object {
  const input = asJsonSchema(call.input, 'input')
  const isPlain = name === 'openapi'
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    security: securityOf(call),
    ...(call.access === 'main' && { description: 'Main accounts only.' }),
    ...(call.method === 'POST'
      ? { requestBody: { required: true, content: { 'application/json': { schema: input } } } }
      : { parameters: parameters(call, input) }),
    ...(call.method === 'PUT' && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      200: {
        description: call.bytes && call.method !== 'PUT' ? 'the bytes' : 'code 1 and the data',
        content: {
          'application/json': {
            schema: isPlain ? {} : envelope(asJsonSchema(call.output, 'output')),
          },
        },
      },
      default: {
        description: 'code 0; error is the key of the catalogue, msg its words in the language of the header lang',
        content: { 'application/json': { schema: envelope({ type: ['object', 'null'] }) } },
      },
    },
  }
}

function securityOf({ access, signed }: Call): Record<string, string[]>[] {
  if (access === 'anyone') return []
  const session = { cookie: [], token: [] }
  return signed ? [session, { sign: [], username: [], timestamp: [] }] : [session]
}

function parameters(call: Call, { properties = {}, required = [] }: ReturnType<typeof asJsonSchema>): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: call.path.includes(`:${name}`) ? 'path' : 'query',
    required: required.includes(name),
    schema,
  }))
}

const envelope = (data: object) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    error: { type: 'string' },
    values: { type: 'object' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    data,
  },
})
