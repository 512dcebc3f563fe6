import { sendersAt, sendersOf } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import type { LinkedAccount } from '#domain/channels/account'
import { linkedNumberRefusal, mayPhoneSend } from '#domain/linked/campaignRules'
import { pauseOf } from '#domain/linked/governor'
import { linkedFaultsOf } from '#domain/linked/template'
import { CannotBegin, type ChannelLedger, type Recovery, type Way } from '../../campaigns/sending/driver.ts'
import { keepMessages } from '../../campaigns/sending/run.ts'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { numberFacts } from '../../sms/sending/numbers.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { ackTaken } from '../acks.ts'
import { readPhonePace } from '../pace.ts'
import { readLinkedReceivers } from '../people.ts'
import { openLinkedPace, type PauseBetween, readLinkedTurns, turnAt } from './pace.ts'
import { readCompanyPhones } from './phones.ts'
import { readLinkedTemplates } from './snapshot.ts'
import { handedOverOf, linkedWayTo, phonesInUse, unregisteredOf } from './ways.ts'

/** The specification wants an interval; a task of before one was asked for goes at this. */
const usualIntervalSeconds = 5
const usualPause: PauseBetween = (task) =>
  pauseOf((task?.interval_seconds ?? usualIntervalSeconds) * 1_000, Math.random())

/** What linked phones say to the ledger of campaigns. */
export const openLinkedLedger = (pauseBetween: PauseBetween = usualPause): ChannelLedger<LinkedAccount> => ({
  channel: 'linked',

  async prepare(connection, { account, scope, task, messages, senders }) {
    const phones = await phonesOf(connection, account, senders)
    const phonesAt = phonesByStep(task, phones)
    for (const { step } of messages) mustBeReady(phonesAt(step))
    const templates = await readLinkedTemplates(connection, { account, scope, messages })
    if (!templates) throw new CannotBegin('messageGone')
    if (templates.some((template) => linkedFaultsOf(template).length)) throw new CannotBegin('messageFaulty')
    return {
      keep: async () => void (await keepMessages(connection, { account, task }, templates)),
      begun: async () => [],
    }
  },

  /** Asked in the order in which they go into the ledger: whoever comes after as many as it goes to is told so. */
  async refusalOf(connection, { account, task }) {
    const unregistered = await unregisteredOf(connection, account, null)
    let left = await placesLeft(connection, account, task)
    return ({ key }) => {
      const refused = linkedNumberRefusal(key) ?? (unregistered.has(key) ? 'notRegistered' : null)
      if (refused) return refused
      if (left <= 0) return 'beyondMost'
      left--
      return null
    }
  },

  async readSender(connection, { account, id, lock }) {
    const { rows } = await connection.query<LinkedAccount>(
      `select ${quotedColumns('channel_account').join(', ')} from channel_account
       where account_id = $1 and id = $2 and channel = 'linked' and phone is not null and deleted_at is null
       ${lock ? 'for no key update' : ''}`,
      [account, id],
    )
    const [row] = rows
    return row && mayPhoneSend(row) ? row : null
  },

  async senderStamps(connection, ids) {
    const { rows } = await connection.query<{ id: string; stamp: string }>(
      `select c.id, concat(c.rev, ' ', s.pace ->> 'lockedUntil', ' ', s.pace -> 'cap' ->> 'left') as stamp
       from channel_account c left join linked_session s on s.account_id = c.account_id and s.id = c.id
       where c.id = any($1::uuid[])`,
      [ids],
    )
    return new Map(rows.map(({ id, stamp }) => [id, stamp]))
  },

  openPace: (connection, of, row) => openLinkedPace(connection, of, row, pauseBetween),
  readTurns: (connection, of, row, now) => readLinkedTurns(connection, of, row, now),
  paceGroupOf: ({ address }) => address,

  async costsOf(_, __, receivers, prices) {
    return new Map(
      receivers.map(({ id, address }) => [
        id,
        prices({ channel: 'linked', country: numberFacts(address).country, category: '' }),
      ]),
    )
  },

  async waysOf(connection, { account, task, senders }, receivers) {
    const people = receivers.map(({ address }) => address)
    const all = await phonesOf(connection, account, sendersOf(task, 'linked'))
    const phonesAt = phonesByStep(task, all)
    const known = await phonesInUse(connection, account, { phones: all, people })
    const unregistered = await unregisteredOf(connection, account, people)
    const handedOver = await handedOverOf(
      connection,
      account,
      receivers.map(({ id }) => id),
    )
    const now = await serverNow(connection)
    const turns = await turnsOver(connection, account, { senders, people, now })
    return new Map(
      receivers.map((receiver): [string, Way] => [
        receiver.id,
        linkedWayTo(receiver, {
          phones: phonesAt(receiver.step),
          usable: senders,
          unregistered,
          known: known.get(receiver.address),
          handedOver: handedOver.get(receiver.id),
          turnOver: (phone) => turns(phone, receiver.address),
          now,
        }),
      ]),
    )
  },

  /** A message carries our own id, so what was told of it is known, and one of which nothing was told goes again, once. */
  async recovered(connection, account, receivers) {
    const { rows } = await connection.query<{ id: string; ack: number | null; resent: boolean }>(
      `select object_id as id, ack, resent from provider_ref where account_id = $1 and object_id = any($2::uuid[]) order by at`,
      [account, receivers],
    )
    const kept = new Map(rows.map((row) => [row.id, row]))
    return new Map(
      receivers.map((id): [string, Recovery] => {
        const ref = kept.get(id)
        if (!ref || (ref.ack !== null && ref.ack !== ackTaken)) return [id, 'unsent']
        if (ref.ack === ackTaken) return [id, 'taken']
        return [id, ref.resent ? 'lost' : 'again']
      }),
    )
  },
})

/** Of the phones of a task those that a step may go over. */
function phonesByStep(task: CampaignTask, phones: readonly LinkedAccount[]) {
  return (step: string): LinkedAccount[] => {
    const senders = sendersAt(task, step)
    return phones.filter(({ id }) => senders.includes(id))
  }
}

async function phonesOf(connection: Connection, account: string, ids: readonly string[]): Promise<LinkedAccount[]> {
  return (await readCompanyPhones(connection, account)).filter(({ id }) => ids.includes(id))
}

function mustBeReady(phones: readonly LinkedAccount[]): void {
  if (!phones.some(({ is_on }) => is_on)) throw new CannotBegin('senderGone')
  if (!phones.some(mayPhoneSend)) throw new CannotBegin('senderRefused')
}

/** How many more the task goes to. */
async function placesLeft(connection: Connection, account: string, { id, most_receivers }: CampaignTask) {
  if (most_receivers === null) return Number.POSITIVE_INFINITY
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from campaign_receiver where account_id = $1 and task_id = $2 and status <> 'suppressed'`,
    [account, id],
  )
  return most_receivers - rows[0]!.count
}

type TurnQuery = { senders: ReadonlyMap<string, LinkedAccount>; people: readonly string[]; now: number }

async function turnsOver(connection: Connection, account: string, { senders, people, now }: TurnQuery) {
  const phones = new Map<string, Awaited<ReturnType<typeof phoneState>>>()
  for (const [id, row] of senders) phones.set(id, await phoneState(connection, { account, id, row, people }))
  return (phone: string, person: string) => {
    const { receivers, ...state } = phones.get(phone)!
    return turnAt(state, receivers.get(person)!, now)
  }
}

type PhoneQuery = { account: string; id: string; row: LinkedAccount; people: readonly string[] }

async function phoneState(connection: Connection, { account, id, row, people }: PhoneQuery) {
  const pace = await readPhonePace(connection, { account, id })
  return { row, pace, isBusy: false, receivers: await readLinkedReceivers(connection, { account, id }, people) }
}
