import type { SendOutcome } from '#domain/campaigns/outcome'
import { afterLimits, afterLock, afterTooMuch } from '#domain/linked/governor'
import { linkedRefusal, strangerRefusal } from '#domain/linked/refusals'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { changePhonePace } from '../pace.ts'
import type { LinkedPhones } from '../phones.ts'
import type { LinkedSessionRef } from '../store.ts'

type PaceTools = { database: Database; phones: Pick<LinkedPhones, 'ask'> }

/** WhatsApp did not say what its limits are: the next look at this receiver. */
const askAgainMs = 10 * 60_000

/** What a refusal means for the task, and for the phone, which keeps it for all tasks and for persons. */
export async function heardRefusal(tools: PaceTools, phone: LinkedSessionRef, code: number): Promise<SendOutcome> {
  const said = { code: String(code), text: '' }
  switch (linkedRefusal(code)) {
    case 'ended':
      return { kind: 'account', passes: false, atOnce: true, pauses: 'senderRefused', ...said }
    case 'tooMuch':
      return { kind: 'later', of: 'sender', until: await backOff(tools, phone), ...said }
    case 'receiver':
      return { kind: 'refused', reason: 'unreachable', permanent: false, ...said }
    case 'askLimits':
      return { ...(await lockOrReceiver(tools, phone)), ...said }
  }
}

const backOff = ({ database }: PaceTools, phone: LinkedSessionRef): Promise<number | null> =>
  asSystem(database, async (connection) => {
    const now = await serverNow(connection)
    return (await changePhonePace(connection, phone, (pace) => afterTooMuch(pace, now)))?.backOffUntil ?? null
  })

type LockOrReceiver =
  | { kind: 'later'; of: 'sender' | 'receiver'; until: number | null }
  | { kind: 'refused'; reason: 'blocked'; permanent: boolean }

async function lockOrReceiver(tools: PaceTools, phone: LinkedSessionRef): Promise<LockOrReceiver> {
  const until = await askLimits(tools, phone)
  const now = await asSystem(tools.database, serverNow)
  if (until === 'unknown') return { kind: 'later', of: 'receiver', until: now + askAgainMs }
  return strangerRefusal(until, now) === 'locked'
    ? { kind: 'later', of: 'sender', until }
    : { kind: 'refused', reason: 'blocked', permanent: false }
}

/** Until when strangers may not be written to; null: they may. What WhatsApp says is kept. */
export async function askLimits(
  { database, phones }: PaceTools,
  phone: LinkedSessionRef,
): Promise<number | null | 'unknown'> {
  const asked = await phones.ask('limits', phone)
  if (asked.kind !== 'done') return 'unknown'
  return asSystem(database, async (connection) => {
    const now = await serverNow(connection)
    await changePhonePace(connection, phone, (pace) => afterLimits(pace, asked.value, now))
    return asked.value.lockedUntil
  })
}

/** What the library tells by itself. */
export const keepLock = ({ database }: Pick<PaceTools, 'database'>, phone: LinkedSessionRef, until: number | null) =>
  asSystem(database, (connection) => changePhonePace(connection, phone, (pace) => afterLock(pace, until)))
