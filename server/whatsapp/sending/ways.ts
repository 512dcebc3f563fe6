import type { PriceCategory } from '#domain/campaigns/prices'
import type { WhatsappAccount } from '#domain/channels/account'
import { identityScopeOf } from '#domain/conversations/identity'
import { portfolioOf, whatsappRules } from '#domain/whatsapp/campaignRules'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import type { Way } from '../../campaigns/sending/driver.ts'
import type { Connection } from '../../db/connect.ts'
import type { WhatsappSnapshot } from './snapshot.ts'

/** A number that is off may come back; one that is gone does not. */
const againMs = 60_000

type Choice = {
  message: Pick<WhatsappSnapshot, 'waba' | 'category'>
  /** all of the task that are not gone */
  numbers: readonly WhatsappAccount[]
  /** those of them that can be tried now */
  usable: ReadonlyMap<string, unknown>
  /** over which a receiver was spoken with last */
  known: string | undefined
  resting: ReadonlyMap<string, number>
  now: number
}

/** The number that somebody knows already, else one that is theirs by their id, so that all numbers have their share. */
export function whatsappWayTo({ id, address }: Pick<Candidate, 'id' | 'address'>, choice: Choice): Way {
  const { message, numbers, usable, known, resting, now } = choice
  const refused = refusalOfPerson(address, numbers, message)
  if (refused) return { refused }
  const able = numbers.filter(({ setting }) => setting.waba === message.waba)
  const ready = able.filter((one) => usable.has(one.id))
  const over = ready.find((one) => one.id === known) ?? ready[Number.parseInt(id.slice(-6), 16) % ready.length]
  if (!over) return { later: now + againMs }
  const until = isAdvertising(message.category) ? resting.get(`${portfolioOf(over)} ${address}`) : undefined
  return until !== undefined && until > now ? { later: until } : { over: over.id }
}

/** Why nothing of this goes to somebody, whichever number is on now; null: it may. */
export function refusalOfPerson(
  key: string,
  numbers: readonly WhatsappAccount[],
  { waba }: Pick<WhatsappSnapshot, 'waba'>,
) {
  const refused = whatsappRules.refusal(null, { key, country: '' })
  return refused ?? (numbers.some(({ setting }) => setting.waba === waba) ? null : 'noWay')
}

const isAdvertising = (category: PriceCategory) => category === 'marketing'

/** By the phone number: over which of these a person was spoken with last. */
export async function numbersInUse(
  connection: Pick<Connection, 'query'>,
  account: string,
  { numbers, people }: { numbers: readonly WhatsappAccount[]; people: readonly string[] },
): Promise<Map<string, string>> {
  if (numbers.length < 2) return new Map()
  const scopes = numbers.map(({ number }) => identityScopeOf('whatsapp', number?.portfolio ?? ''))
  const { rows } = await connection.query<{ person: string; number: string }>(
    `select distinct on (i.value) i.value as person, c.channel_account_id as number
     from channel_identity i join conversation c on c.account_id = i.account_id and c.peer_id = i.peer_id
       and c.channel_account_id = any($2::uuid[]) and c.deleted_at is null
     where i.account_id = $1 and i.identity_scope = any($3::text[]) and i.kind = 'phone' and i.value = any($4::text[])
       and i.replaced_by is null order by i.value, c.last_at desc`,
    [account, numbers.map(({ id }) => id), scopes, people],
  )
  return new Map(rows.map(({ person, number }) => [person, number]))
}
