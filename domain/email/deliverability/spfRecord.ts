import { isName } from './dns.ts'
import { type Network, parseNetwork } from './ipAddress.ts'

export type Qualifier = '+' | '-' | '~' | '?'

/** A domain may hold macros, and '' is the domain that the record belongs to. */
export type Mechanism =
  | { kind: 'all' }
  | { kind: 'include' | 'exists' | 'ptr'; domain: string }
  | { kind: 'a' | 'mx'; domain: string; prefix4: number; prefix6: number }
  | { kind: 'ip'; network: Network }
export type Directive = { qualifier: Qualifier; mechanism: Mechanism }

type SpfRecord = { directives: readonly Directive[]; redirect: string | null }

export const isSpf = (text: string) => /^v=spf1(?: |$)/i.test(text)
export const spfTerms = (text: string) => text.split(' ').filter(Boolean).slice(1)

/** RFC 7208 section 4.6: one term that is wrong spoils the record, and a modifier that nobody knows does not. */
export function parseSpf(text: string): SpfRecord | { malformed: string } {
  const directives: Directive[] = []
  const modifiers = new Map<string, string>()
  for (const term of spfTerms(text)) {
    const modifier = /^([a-z][a-z0-9._-]*)=(.*)$/i.exec(term)
    if (modifier) {
      const [, name = '', value = ''] = modifier
      const key = name.toLowerCase()
      const isOurs = key === 'redirect' || key === 'exp'
      if (isOurs ? modifiers.has(key) || !isDomainSpec(value) : !macroString.test(value)) return { malformed: term }
      modifiers.set(key, value)
      continue
    }
    const directive = parseDirective(term)
    if (!directive) return { malformed: term }
    directives.push(directive)
  }
  return { directives, redirect: modifiers.get('redirect') ?? null }
}

function parseDirective(term: string): Directive | null {
  const [, sign = '', name = '', rest = ''] = /^([-+~?]?)([a-z0-9]+)(.*)$/i.exec(term) ?? []
  const mechanism = parsers[name.toLowerCase()]?.(rest) ?? null
  return mechanism && { qualifier: (sign || '+') as Qualifier, mechanism }
}

const parsers: Record<string, (rest: string) => Mechanism | null> = {
  all: (rest) => (rest ? null : { kind: 'all' }),
  include: (rest) => named('include', rest),
  exists: (rest) => named('exists', rest),
  ptr: (rest) => (rest ? named('ptr', rest) : { kind: 'ptr', domain: '' }),
  a: (rest) => hosts('a', rest),
  mx: (rest) => hosts('mx', rest),
  ip4: (rest) => network(rest, 32),
  ip6: (rest) => network(rest, 128),
}

const named = (kind: 'include' | 'exists' | 'ptr', rest: string): Mechanism | null =>
  rest.startsWith(':') && isDomainSpec(rest.slice(1)) ? { kind, domain: rest.slice(1) } : null

function hosts(kind: 'a' | 'mx', rest: string): Mechanism | null {
  const [whole, domain, four = '32', six = '128'] = /^(?::(.+?))?(?:\/(\d{1,2}))?(?:\/\/(\d{1,3}))?$/.exec(rest) ?? []
  const [prefix4, prefix6] = [Number(four), Number(six)]
  if (whole === undefined || prefix4 > 32 || prefix6 > 128 || (domain && !isDomainSpec(domain))) return null
  return { kind, domain: domain ?? '', prefix4, prefix6 }
}

function network(rest: string, bits: 32 | 128): Mechanism | null {
  const found = rest.startsWith(':') ? parseNetwork(rest.slice(1), bits) : null
  return found && { kind: 'ip', network: found }
}

const macroString = /^(?:%\{[slodiphvcrt]\d{0,3}r?[-.+,/_=]*\}|%%|%_|%-|[!-$&-~])*$/i
const isDomainSpec = (text: string) => (text.includes('%') ? macroString.test(text) : isName(text.replace(/\.$/, '')))

type MacroValues = { sender: string; domain: string; ip: string; helo: string }

/** RFC 7208 section 7. `p`, the name of the address, is asked of nobody: the RFC says so, and `unknown` stands for it. */
export function expanded(spec: string, { sender, domain, ip, helo }: MacroValues): string {
  const at = sender.lastIndexOf('@')
  const values: Record<string, string> = {
    s: sender,
    l: sender.slice(0, at),
    o: sender.slice(at + 1),
    d: domain,
    i: ip.includes(':') ? [...hexDigits(ip)].join('.') : ip,
    p: 'unknown',
    v: ip.includes(':') ? 'ip6' : 'in-addr',
    h: helo,
  }
  return spec.replace(/%(?:\{([a-z])(\d*)(r?)([-.+,/_=]*)\}|[%_-])/gi, (whole: string, ...groups: string[]) => {
    const [letter = '', count, reverse, delimiters = ''] = groups
    if (!letter) return { '%%': '%', '%_': ' ', '%-': '%20' }[whole] ?? ''
    let parts = (values[letter.toLowerCase()] ?? '').split(splitter(delimiters))
    if (reverse) parts = parts.toReversed()
    return (Number(count) ? parts.slice(-Number(count)) : parts).join('.')
  })
}

const splitter = (delimiters: string) => new RegExp(`[${(delimiters || '.').replace(/[-.+/=]/g, '\\$&')}]`)
const hexDigits = (ip: string) => parseNetwork(ip, 128)?.value.toString(16).padStart(32, '0') ?? ''
