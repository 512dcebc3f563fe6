import { organisationOf } from '#domain/email/deliverability/organisation'
import { peopleOf } from './addresses.ts'
import { type HeaderFields, rawOf, rawsOf } from './fields.ts'

/**
 * Whether the server that took this mail in found that it comes from the domain that From names (RFC 8601). Anybody can
 * write such a result into a mail of theirs; what our own server writes stands above the line with which it took the mail.
 * Where a server writes it below, nothing is proven: nobody can tell it from a forged one.
 */
export function isProven(fields: HeaderFields, from: string): boolean {
  const received = fields.findIndex(({ name }) => name === 'received')
  if (received < 0 || rawsOf(fields, 'from').length !== 1 || peopleOf(fields, 'from').length !== 1) return false
  const [, by = ''] = /\bby\s+([\w.-]{1,253})/i.exec(rawOf(fields, 'received').slice(0, 5_000)) ?? []
  const isOurs = (server: string) => server !== '' && organisationOf(server) === organisationOf(by)
  const domain = organisationOf(from.slice(from.lastIndexOf('@') + 1))
  return rawsOf(fields.slice(0, received), 'authentication-results').some((raw) => {
    const [server = '', ...results] = withoutComments(raw.slice(0, 10_000)).split(';')
    return isOurs(server.trim().split(/\s/)[0] ?? '') && results.some((one) => passedFor(one) === domain)
  })
}

/** Comments may stand in comments. */
function withoutComments(raw: string): string {
  let rest = raw
  for (let depth = 0; depth < 5; depth++) rest = rest.replaceAll(/\([^()]*\)/g, ' ')
  return rest
}

// Without quotes: behind them an address may stand within the name of another one.
const properties: Record<string, RegExp> = {
  dkim: /\bheader\.[di]\s*=\s*([^\s";]{1,320})(?=[\s;]|$)/i,
  spf: /\bsmtp\.mailfrom\s*=\s*([^\s";]{1,320})(?=[\s;]|$)/i,
  dmarc: /\bheader\.from\s*=\s*([^\s";]{1,320})(?=[\s;]|$)/i,
}

/** For whom one method passed; null where it did not. */
function passedFor(result: string): string | null {
  const [, method = ''] = /^\s*(dkim|spf|dmarc)\s*=\s*pass\b/i.exec(result) ?? []
  const value = properties[method.toLowerCase()]?.exec(result)?.[1]
  return value === undefined ? null : organisationOf(value.slice(value.lastIndexOf('@') + 1))
}
