import type * as z from 'zod/mini'
import type { OpeningProduct } from '../products.ts'

type Schema<T = unknown> = z.ZodMiniType<T>

/** One call of the product: what the client sends and the server checks, said once for both. */
export type Call<I extends Schema = Schema, O extends Schema = Schema> = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT'
  /** `:name` stands for an input of that name. */
  path: `/api/${string}`
  /** Who may call it: anyone, a signed-in user, or a main account only. */
  access: 'anyone' | 'user' | 'main'
  /** the product that opens it, where one does */
  product?: OpeningProduct
  /** A disabled user may as well, to hand over what was not sent yet. */
  evenDisabled?: true
  /** what a body may have, where that is more than usual */
  bodyBytes?: number
  /** It may read all that a company has: one at a time of each user, and no question to the database for more than so many seconds. */
  searchSeconds?: number
  input: I
  output: O
  /** A file's bytes instead of JSON: in the request of a PUT, in the answer of a GET or POST. */
  bytes?: true
  /** The body of a POST may be multipart: its fields are the input, its files the field `files` of it. */
  form?: true
  /** Another program of the company may make it as well, signed with a client code instead of a session. */
  signed?: true
  /** So many of its answers stay on the device, each with its question; else the last one. */
  keptAnswers?: number
  /** Nothing of the answer stays on the device. */
  unkept?: true
  /** The body of a POST is not read: the handler checks a signature over its bytes. The input is path and query. */
  raw?: true
}

/** One file of a multipart body. */
export type FormFile = { name: string; bytes: Uint8Array }

export type InputOf<C extends Call> = z.output<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

/** Keeps the exact types of a table of calls. */
export const calls = <T extends Record<string, Call>>(table: T): T => table

/** Every answer of the server. `error` is the catalogue key; `msg` its words in the caller's language. */
export type AnswerEnvelope<T = unknown> = {
  code: number
  msg: string
  error?: string
  values?: Record<string, string | number>
  /** field → catalogue key, where an input is wrong */
  fields?: Record<string, string>
  data: T
}
