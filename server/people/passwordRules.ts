import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#domain/errors'
import { hashPassword } from './password.ts'

const product = ['fairlead', '展客通', 'zhanketong']

/** The hash of a password that somebody has chosen; one that is tried first by whoever guesses is refused. */
export async function hashChosen(
  password: string,
  names: readonly (string | null)[],
  field = 'password',
): Promise<string> {
  const typed = bare(password)
  const own = names.flatMap((name) => (name ? [name, name.split('@')[0]!, name.replace(/^86(?=1\d{10}$)/, '')] : []))
  if ([...product, ...own].some((name) => isNothingBut(bare(name), typed)))
    throw new AppError('passwordNames', { field })
  if (isCommon(typed)) throw new AppError('passwordCommon', { field })
  return hashPassword(password)
}

/** The name, once or again, with some signs about it. */
const isNothingBut = (name: string, typed: string) =>
  typed.includes(name) && /^\P{L}{0,8}$/u.test(typed.replaceAll(name, ''))

/** `password`, `Password123!`, `p@ssw0rd` and `passwordpassword` are one to whoever guesses. */
function isCommon(typed: string): boolean {
  const whole = [typed, plainLetters(typed)]
  // Of fewer than three letters nothing is left that could be common.
  const stems = whole.map(withoutTail).filter((stem) => stem.length > 2)
  return [...whole, ...stems].some((text) => common.has(unitOf(text))) || isRun(typed)
}

const bare = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
const withoutTail = (text: string) => text.replace(/^\P{L}{0,8}(?=\p{L})/u, '').replace(/\P{L}{1,8}$/u, '')

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
}
const plainLetters = (text: string) => text.replace(/[@401!3$5](?=.*\p{L})/gu, (sign) => lookalikes[sign]!)

/** What a text is the repetition of. */
function unitOf(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at)
}

/** 12345678, 87654321, abcdefgh, 11223344, aaaaaaaa: each character is the one before it or its neighbour. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0)!)
  const steps = codes.slice(1).map((code, n) => code - codes[n]!)
  return steps.every((step) => step >= 0 && step <= 1) || steps.every((step) => step <= 0 && step >= -1)
}

const common = new Set(
  readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# ')),
)
