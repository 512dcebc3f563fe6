import { Resolver } from 'node:dns/promises'
import { type Answer, isPublicName, type Plan, plainName, type Question } from '#domain/email/deliverability/dns'
import { openShortMemory } from '../../shortMemory.ts'

export type Resolve = (question: Question) => Promise<Answer>

export type MailDns = {
  resolve: Resolve
  /** A domain and all below it is asked anew: its owner has just published something. */
  forget: (domain: string) => void
  stop: () => void
}

type MailDnsSettings = {
  /** `address` or `address:port`; none: those of the machine */
  servers?: readonly string[]
  timeoutMs?: number
  tries?: number
  now?: () => number
}

/** How long an answer is kept, in seconds. What its owner mends is seen soon, and nobody is asked for every mail. */
const keep = { least: 60, usual: 300, most: 3_600, absent: 60, unknown: 10 }
const mostKept = 20_000

export function openMailDns({ servers, timeoutMs = 4_000, tries = 2, now = Date.now }: MailDnsSettings = {}): MailDns {
  const resolver = new Resolver({ timeout: timeoutMs, tries, maxTimeout: timeoutMs })
  if (servers?.length) resolver.setServers(servers)
  const holdMs = ({ answer, ttl }: AnswerWithTtl) => secondsFor(answer, ttl) * 1_000
  const kept = openShortMemory<AnswerWithTtl>({ holdMs, most: mostKept, now })

  async function resolve({ type, name }: Question): Promise<Answer> {
    const plain = plainName(name)
    // The inside of the operator's network is nobody's business.
    if (!isPublicName(plain)) return { kind: 'absent', of: 'domain' }
    return (await kept.of(`${type} ${plain}`, () => ask(resolver, { type, name: plain }))).answer
  }

  return {
    resolve,
    forget(domain) {
      const plain = plainName(domain)
      kept.forget((key) => key.endsWith(` ${plain}`) || key.endsWith(`.${plain}`))
    },
    stop() {
      kept.forget(() => true)
      resolver.cancel()
    },
  }
}

function secondsFor({ kind }: Answer, ttl: number | null): number {
  if (kind !== 'found') return keep[kind]
  return Math.min(Math.max(ttl ?? keep.usual, keep.least), keep.most)
}

type AnswerWithTtl = { answer: Answer; ttl: number | null }

/** Node tells how long an answer lives for addresses alone. */
async function ask(resolver: Resolver, question: Question): Promise<AnswerWithTtl> {
  try {
    const { values, ttl } = await valuesOf(resolver, question)
    return { answer: values.length ? { kind: 'found', values } : { kind: 'absent', of: 'record' }, ttl }
  } catch (error) {
    return { answer: answerTo(error), ttl: null }
  }
}

async function valuesOf(
  resolver: Resolver,
  { type, name }: Question,
): Promise<{ values: string[]; ttl: number | null }> {
  if (type === 'TXT') return { values: (await resolver.resolveTxt(name)).map((parts) => parts.join('')), ttl: null }
  if (type === 'MX') {
    const hosts = await resolver.resolveMx(name)
    return { values: hosts.map(({ priority, exchange }) => `${priority} ${exchange || '.'}`), ttl: null }
  }
  const found =
    type === 'A' ? await resolver.resolve4(name, { ttl: true }) : await resolver.resolve6(name, { ttl: true })
  return { values: found.map(({ address }) => address), ttl: Math.min(...found.map(({ ttl }) => ttl)) }
}

/** Only a server that says no means no. What goes wrong on the way, at the server or here, is no answer. */
function answerTo(error: unknown): Answer {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND') return { kind: 'absent', of: 'domain' }
  if (code === 'ENODATA') return { kind: 'absent', of: 'record' }
  if (code.startsWith('E')) return { kind: 'unknown', why: code }
  throw error
}

/** Answers whatever a plan asks. */
export async function follow<Result>(plan: Plan<Result>, resolve: Resolve): Promise<Result> {
  let step = plan.next()
  while (!step.done) step = plan.next(await resolve(step.value))
  return step.value
}
