import { campaignMessageIdOf } from '#domain/conversations/ids'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import { inRef } from '../../conversations/inbound.ts'
import type { Connection } from '../../db/connect.ts'

/** What a name of Meta's stands for. `receiver`: of a campaign; its message stands in a thread once somebody has answered. */
export type NamedMessage = { message: string; receiver: string | null; isOurs: boolean }

/** By the names that Meta gives to messages, ours and theirs alike, as far as they are known. */
export async function namedMessages(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  refs: readonly string[],
): Promise<Map<string, NamedMessage>> {
  if (!refs.length) return new Map()
  const names = new Map(refs.flatMap((ref) => [[ref, ref] as const, [inRef(ref), ref] as const]))
  const { rows } = await connection.query<{ ref: string; object: 'message' | 'receiver'; id: string }>(
    `select ref, object, object_id as id from provider_ref
     where account_id = $1 and channel_account_id = $2 and ref = any($3::text[])`,
    [account, channelAccount, [...names.keys()]],
  )
  return new Map(
    rows.map(({ ref, object, id }): [string, NamedMessage] => {
      const name = names.get(ref)!
      const isOurs = ref === name
      return object === 'receiver'
        ? [name, { message: campaignMessageIdOf(id), receiver: id, isOurs }]
        : [name, { message: id, receiver: null, isOurs }]
    }),
  )
}
