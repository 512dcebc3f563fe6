import { expect, test } from 'vitest'
import { type EntityName, entities } from '../entities.ts'
import { mutations } from '../mutations.ts'
import type { Actor } from '../shared/mutation.ts'
import { type ExportGrant, grantStands } from './exportGrant.ts'
import { withheldOf } from './rights.ts'

const [id, user] = ['019aa000-0000-7000-8000-000000000001', '019aa000-0000-7000-8000-0000000000aa']
const hour = 3_600_000
const grant: ExportGrant = { id, user, session: id, issued_at: 1_000_000, expires_at: 1_000_000 + hour, signature: '' }
/** A device that took its permission when its own clock said so much. */
const took = (ownClock: number) => ({ known: grant.issued_at, knownAt: ownClock })

test.each([0, grant.issued_at, 9e12])(
  'a permission stands for its hour whatever the device takes for now: %d',
  (own) => {
    expect(grantStands(grant, user, { ...took(own), now: own })).toBe(true)
    expect(grantStands(grant, user, { ...took(own), now: own + hour - 1 })).toBe(true)
    expect(grantStands(grant, user, { ...took(own), now: own + hour })).toBe(false)
  },
)

test('a clock that is set back stretches nothing', () => {
  expect(grantStands(grant, user, { ...took(5_000), now: 4_999 })).toBe(false)
  // The device remembers the furthest it has come.
  expect(grantStands(grant, user, { known: grant.issued_at + hour, knownAt: 5_000, now: 5_000 })).toBe(false)
})

test('a clock that is set forward ends it sooner, and it is nobody else’s', () => {
  expect(grantStands(grant, user, { ...took(0), now: 24 * hour })).toBe(false)
  expect(grantStands(grant, id, { ...took(0), now: 0 })).toBe(false)
})

/** What is a user's alone is that user's to delete. */
const isOwn = ({ entity }: { entity: string }) => entities[entity as EntityName].home === ('self' as string)
const deletions = Object.entries(mutations).filter(([name, one]) => name.endsWith('.delete') && !isOwn(one))

test.each(deletions)('%s is refused to who may not delete, and to nobody else', (_, definition) => {
  const actor: Actor = { account: id, user, role: 'sub' }
  const asked = (withheld: Actor['withheld']) =>
    definition.refuse?.(null, { ids: [id], id } as never, withheld ? { ...actor, withheld } : actor)
  expect(asked(undefined)).toBeNull()
  expect(asked(withheldOf({ delete_data: 'granted', export_data: 'none' }))).toBeNull()
  for (const delete_data of ['none', 'asked', 'refused'] as const)
    expect(asked(withheldOf({ delete_data, export_data: 'granted' }))).toBe('deleteNotAllowed')
})

test('what a device does not know of its rights is left to the server', () => {
  expect(withheldOf({})).toEqual([])
})
