import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { OperatorError } from './operator.ts'

const text = { type: 'string' } as const
/** What can be read from a file as well: whoever lists a machine's processes sees their options. */
const secrets = {
  password: text,
  token: text,
  'secret-key': text,
  'webhook-secret': text,
  'private-key': text,
  'public-key': text,
  'api-key': text,
}
const files = {
  'password-file': text,
  'token-file': text,
  'secret-key-file': text,
  'webhook-secret-file': text,
  'private-key-file': text,
  'public-key-file': text,
  'api-key-file': text,
} satisfies Record<`${keyof typeof secrets}-file`, typeof text>
const open = {
  username: text,
  email: text,
  phone: text,
  nickname: text,
  products: text,
  expires: text,
  parent: text,
  name: text,
  contacts: text,
  product: text,
  points: text,
  yuan: text,
  remark: text,
  seed: text,
  text,
  level: text,
  value: text,
  to: text,
  from: text,
  url: text,
  account: text,
  'app-id': text,
  'merchant-id': text,
  serial: text,
  'public-key-id': text,
}

export type OptionName = keyof typeof open | keyof typeof secrets
export type Arguments = {
  command: string
  /** what the command is about: `email` in `set-channel email` */
  subject: string
  value: (name: OptionName) => string | undefined
  wanted: (name: OptionName) => string
  whole: (name: OptionName) => number
}

/** Throws the words of what cannot be understood. */
export async function readArguments(): Promise<Arguments> {
  const { values, positionals } = parseArgs({ options: { ...open, ...secrets, ...files }, allowPositionals: true })
  const [command = '', subject = ''] = positionals
  const awaited = secretNames.filter((name) => values[`${name}-file`] === '-')
  if (awaited.length > 1) throw new OperatorError('Standard input can be one secret only; the others come from files.')
  const typed = awaited[0] ? await standardInput(awaited[0]) : ''

  function fromFile(name: OptionName): string | undefined {
    const file = isSecret(name) ? values[`${name}-file`] : undefined
    if (file === undefined) return undefined
    const read = file === '-' ? typed : readSecret(file)
    if (read) return read
    throw new OperatorError(`--${name}-file: nothing can be read from ${file === '-' ? 'standard input' : file}.`)
  }
  const value = (name: OptionName) => values[name] ?? fromFile(name)
  const wanted = (name: OptionName) => {
    const found = value(name)
    if (!found) throw new OperatorError(`--${name} is missing.`)
    return found
  }
  return { command, subject, value, wanted, whole: (name) => wholeNumber(name, wanted(name)) }
}

export function wholeNumber(name: OptionName, text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new OperatorError(`--${name} must be a whole number.`)
  return Number(text)
}

const secretNames = Object.keys(secrets) as (keyof typeof secrets)[]
const isSecret = (name: OptionName): name is keyof typeof secrets => Object.hasOwn(secrets, name)

function readSecret(file: string): string {
  try {
    return lineOf(readFileSync(file, 'utf8'))
  } catch {
    // Not there, or nobody's to read: as good as empty.
    return ''
  }
}

const lineOf = (read: string) => read.replace(/\r?\n$/, '')

/** What is piped in; from a keyboard one line, which no screen shows. */
async function standardInput(name: string): Promise<string> {
  if (!process.stdin.isTTY) return lineOf(await textOf(process.stdin))
  process.stderr.write(`${name}: `)
  const unseen = new Writable({ write: (_, __, done) => done() })
  const keyboard = createInterface({ input: process.stdin, output: unseen, terminal: true })
  keyboard.once('SIGINT', () => process.exit(130))
  const typed = await keyboard.question('')
  keyboard.close()
  process.stderr.write('\n')
  return typed
}
