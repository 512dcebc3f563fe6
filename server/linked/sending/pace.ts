import type { Turn } from '#domain/campaigns/pace'
import type { CampaignTask } from '#domain/campaigns/task'
import type { LinkedAccount } from '#domain/channels/account'
import { taskTurn } from '#domain/linked/campaignRules'
import { afterWriting, type LinkedReceiver, type PhonePace } from '#domain/linked/governor'
import type { PaceBook, PaceOf } from '../../campaigns/sending/paceBook.ts'
import type { Connection } from '../../db/connect.ts'
import { changePhonePace, lockPhonePace, readPhonePace } from '../pace.ts'
import { keepWritten, readLinkedReceivers } from '../people.ts'

/** From one message of a task to the phone's next, in milliseconds; its task says the interval in seconds. */
export type PauseBetween = (task: Pick<CampaignTask, 'interval_seconds'> | undefined) => number

/** A phone that is not connected is looked at again so soon, and so is one over which a person writes. */
const awayMs = 5_000
const busyMs = 1_000

const nobody: LinkedReceiver = { heardAt: null, writtenAt: null, clock: '' }

/** The governor's word for each receiver, by their number: what is claimed counts, whether or not it leaves. */
export async function openLinkedPace(
  connection: Connection,
  { account, sender, task }: PaceOf,
  row: Pick<LinkedAccount, 'phone'>,
  pauseBetween: PauseBetween,
): Promise<PaceBook> {
  const ref = { account, id: sender }
  let pace = await lockPhonePace(connection, ref)
  const isBusy = await personWrites(connection, ref)
  const receivers = new Map<string, LinkedReceiver>()
  const written = new Map<string, number>()
  return {
    turn: (person, now) => turnAt({ row, pace, isBusy }, receivers.get(person) ?? nobody, now),
    pour(person, now) {
      const to = receivers.get(person) ?? nobody
      if (pace) pace = afterWriting(pace, to, now, pauseBetween(task))
      receivers.set(person, { ...to, writtenAt: now })
      written.set(person, now)
    },
    // What WhatsApp says is kept when it is said (`heardRefusal`).
    answer: (_group, { until }) => ({ until: until ?? 0 }),
    putOffUntil: () => pace?.backOffUntil ?? 0,
    warmUp: () => null,
    async load(people) {
      const asked = people.filter((person) => person && !receivers.has(person))
      if (!asked.length) return
      for (const [person, receiver] of await readLinkedReceivers(connection, ref, asked))
        receivers.set(person, receiver)
    },
    async write() {
      if (!written.size || !pace) return
      const after = pace
      await changePhonePace(connection, ref, () => after)
      for (const [at, some] of Map.groupBy(written.keys(), (person) => written.get(person)!))
        await keepWritten(connection, ref, some, at)
    },
  }
}

/** How it stands for who only looks: of somebody who is a stranger. */
export async function readLinkedTurns(
  connection: Connection,
  { account, sender }: PaceOf,
  row: Pick<LinkedAccount, 'phone'>,
  now: number,
): Promise<(person: string) => Turn> {
  const pace = await readPhonePace(connection, { account, id: sender })
  return () => turnAt({ row, pace, isBusy: false }, nobody, now)
}

type PhoneNow = { row: Pick<LinkedAccount, 'phone'>; pace: PhonePace | null; isBusy: boolean }

export function turnAt({ row, pace, isBusy }: PhoneNow, to: LinkedReceiver, now: number): Turn {
  if (!pace || row.phone.state !== 'open') return { at: now + awayMs, wait: 'away' }
  if (isBusy) return { at: now + busyMs, wait: 'interval' }
  return taskTurn(pace, to, now)
}

/** A person who writes over the phone goes first. */
async function personWrites(
  connection: Connection,
  { account, id }: { account: string; id: string },
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from message_try where account_id = $1 and channel_account_id = $2 and handed_over_at is null
       and (not_before is null or not_before <= server_now()) limit 1`,
    [account, id],
  )
  return rowCount === 1
}
