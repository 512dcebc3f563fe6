import type { OwnPageAccount } from '#domain/channels/account'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { PageHeard } from '../../channels/meta/pageWebhook.ts'
import type { Connection } from '../../db/connect.ts'

/** In which transaction, and of which page, things that were told are written down. */
export type TakeContext = { connection: Connection; owner: EventOwner; row: OwnPageAccount; now: number }

export type OfKind<K extends PageHeard['kind']> = Extract<PageHeard, { kind: K }>
export const ofKind = <K extends PageHeard['kind']>(heard: readonly PageHeard[], ...kinds: readonly K[]): OfKind<K>[] =>
  heard.filter((one): one is OfKind<K> => (kinds as readonly string[]).includes(one.kind))
