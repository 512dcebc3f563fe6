import type { Turn } from '#domain/campaigns/pace'
import type { LinkedAccount } from '#domain/channels/account'
import { linkedNumberRefusal, mayPhoneSend } from '#domain/linked/campaignRules'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { Way } from '../../campaigns/sending/driver.ts'
import type { Connection } from '../../db/connect.ts'

/** A phone that is off may come back; one that is gone does not. */
const againMs = 60_000

/** A message that was on its way over a phone, and nobody knows whether it left. `isAgain`: it is sent again by itself, once. */
export type HandedOver = { over: string; isAgain: boolean }

type LinkedChoice = {
  /** of the task, those that are not gone */
  phones: readonly LinkedAccount[]
  /** those of them that can be tried now */
  usable: ReadonlyMap<string, unknown>
  unregistered: ReadonlySet<string>
  /** over which a receiver was spoken with last */
  known: string | undefined
  handedOver: HandedOver | undefined
  turnOver: (phone: string) => Turn
  now: number
}

/**
 * One that may have left goes over its phone again, where the same id is known; somebody who was spoken with over the phone that they
 * know; anybody else over the one whose turn comes first.
 */
export function linkedWayTo({ id, address }: Pick<Candidate, 'id' | 'address'>, choice: LinkedChoice): Way {
  const { phones, usable, unregistered, known, handedOver, turnOver, now } = choice
  const refused = linkedNumberRefusal(address) ?? (unregistered.has(address) ? 'notRegistered' : null)
  if (refused) return { refused }
  const isThere = (phone: string) => phones.some((one) => one.id === phone && mayPhoneSend(one))
  if (handedOver) {
    if (isThere(handedOver.over))
      return usable.has(handedOver.over) ? { over: handedOver.over } : { later: now + againMs }
    // Over another one it would be a second message.
    if (handedOver.isAgain) return { lost: true }
  }
  if (known && isThere(known)) return usable.has(known) ? { over: known } : { later: now + againMs }
  const ready = phones.filter((one) => usable.has(one.id))
  const first = Number.parseInt(id.slice(-6), 16)
  const [best] = ready
    .map((one, at) => ({ id: one.id, at: turnOver(one.id).at, place: (at + first) % ready.length }))
    .sort((a, b) => a.at - b.at || a.place - b.place)
  return best ? { over: best.id } : { later: now + againMs }
}

/** By the phone number: over which of these a person was spoken with last. */
export async function phonesInUse(
  connection: Pick<Connection, 'query'>,
  account: string,
  { phones, people }: { phones: readonly LinkedAccount[]; people: readonly string[] },
): Promise<Map<string, string>> {
  if (phones.length < 2) return new Map()
  const { rows } = await connection.query<{ person: string; phone: string }>(
    `select distinct on (i.value) i.value as person, c.channel_account_id as phone
     from channel_identity i join conversation c on c.account_id = i.account_id and c.peer_id = i.peer_id
       and c.channel_account_id = any($2::uuid[]) and c.deleted_at is null
     where i.account_id = $1 and i.identity_scope = 'wa' and i.kind = 'phone' and i.value = any($3::text[])
       and i.replaced_by is null order by i.value, c.last_at desc`,
    [account, phones.map(({ id }) => id), people],
  )
  return new Map(rows.map(({ person, phone }) => [person, phone]))
}

/** Of these numbers those that are surely not at WhatsApp. */
export async function unregisteredOf(
  connection: Pick<Connection, 'query'>,
  account: string,
  numbers: readonly string[] | null,
): Promise<Set<string>> {
  const { rows } = await connection.query<{ number: string }>(
    `select number from number_finding where account_id = $1 and verdict = 'unregistered'
       and ($2::text[] is null or number = any($2::text[]))`,
    [account, numbers],
  )
  return new Set(rows.map(({ number }) => number))
}

/** By the receiver, of whose message nobody knows whether it left. */
export async function handedOverOf(
  connection: Pick<Connection, 'query'>,
  account: string,
  receivers: readonly string[],
): Promise<Map<string, HandedOver>> {
  const { rows } = await connection.query<{ id: string } & HandedOver>(
    `select r.id, p.channel_account_id as over, r.handed_over_at is not null as "isAgain"
     from campaign_receiver r join provider_ref p on p.account_id = r.account_id and p.object_id = r.id and p.ack is null
     where r.account_id = $1 and r.id = any($2::uuid[]) order by p.at`,
    [account, receivers],
  )
  return new Map(rows.map(({ id, over, isAgain }) => [id, { over, isAgain }]))
}
