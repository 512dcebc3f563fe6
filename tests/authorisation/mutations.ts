import type { EntityName } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'

type Rows = Record<EntityName, Row>

/** How a mutation is aimed at rows: the first one's are the target's, more are the attacker's own. */
type Aim = {
  args: (rows: Rows[], attacker: string) => unknown
  /** who may, so that the aim is proven to hit: the owner of the row, if it is not said */
  by?: 'main'
}

const ids = (entity: EntityName) => (rows: Rows[]) => ({ ids: rows.map((row) => row[entity].id) })
const id =
  (entity: EntityName) =>
  ([row]: Rows[]) => ({ id: row![entity].id })
const named =
  (entity: EntityName) =>
  ([row]: Rows[]) => ({ id: row![entity].id, name: 'stolen' })

/** Every mutation of `domain/mutations.ts`. */
export const aims: Record<string, Aim> = {
  'contact.create': { args: (rows) => ({ rows: rows.map(({ contact }) => ({ id: contact.id, name: 'stolen' })) }) },
  'contact.patch': { args: (rows) => ({ ...ids('contact')(rows), fields: { name: 'stolen' } }) },
  'contact.fill': { args: (rows) => ({ rows: rows.map(({ contact }) => ({ id: contact.id, address: 'stolen' })) }) },
  'contact.tag.add': { args: (rows) => ({ ...ids('contact')(rows), tag: rows[0]!.source.id }) },
  'contact.tag.remove': { args: (rows) => ({ ...ids('contact')(rows), tag: rows[0]!.tag.id }) },
  'contact.delete': { args: ids('contact') },
  'contact.restore': { args: (rows) => ({ rows: rows.map(({ contact }) => ({ ...contact, name: 'stolen' })) }) },
  'contact.transfer': { args: (rows, attacker) => ({ ...ids('contact')(rows), to: attacker }), by: 'main' },
  'voice_note.create': {
    args: ([rows]) => {
      const { created_by: _, created_at: __, updated_at: ___, ...note } = rows!.voice_note
      return note
    },
  },
  'voice_note.patch': { args: ([rows]) => ({ id: rows!.voice_note.id, remark: 'stolen' }) },
  'voice_note.delete': { args: id('voice_note') },
  'voice_note.restore': { args: ([rows]) => ({ row: { ...rows!.voice_note, remark: 'stolen' } }) },
  'notice_mute.create': { args: ([row]) => ({ id: row!.notice_mute.id, type: 'operator' }) },
  'notice_mute.delete': { args: ids('notice_mute') },
  'notification.read': { args: ids('notification') },
  'parked.apply': { args: ids('parked_change'), by: 'main' },
  'parked.discard': { args: ids('parked_change'), by: 'main' },
  'tag.create': { args: named('tag') },
  'tag.rename': { args: named('tag') },
  'tag.delete': { args: id('tag') },
  'category.create': { args: named('category') },
  'category.rename': { args: named('category') },
  'category.delete': { args: id('category') },
  'source.create': { args: named('source') },
  'source.rename': { args: named('source') },
  'source.delete': { args: id('source') },
}
