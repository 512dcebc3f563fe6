import type { Answer, Plan, RecordType } from '../deliverability/dns.ts'

/** Names with their records; a name that is not there does not exist, and the two words are servers that say nothing, or nothing useful. */
export type Zone = Record<string, Partial<Record<RecordType, readonly string[]>> | 'timeout' | 'servfail'>

/** Follows a plan through a zone; says what it asked as well. */
export function followed<Result>(plan: Plan<Result>, zone: Zone): { result: Result; asked: string[] } {
  const asked: string[] = []
  let step = plan.next()
  while (!step.done) {
    const { type, name } = step.value
    asked.push(`${type} ${name}`)
    step = plan.next(answerIn(zone, name, type))
  }
  return { result: step.value, asked }
}

function answerIn(zone: Zone, name: string, type: RecordType): Answer {
  const records = zone[name]
  if (!records) return { kind: 'absent', of: 'domain' }
  if (typeof records === 'string') return { kind: 'unknown', why: records }
  const values = records[type]
  return values ? { kind: 'found', values } : { kind: 'absent', of: 'record' }
}
