import { expect, test } from 'vitest'
import { type EntityName, isOwnMatter } from '../entities.ts'
import { mutations } from '../mutations.ts'
import type { Actor } from '../shared/mutation.ts'
import { type ExportGrant, grantStands } from './exportGrant.ts'
import { withheldOf } from './rights.ts'

const [id, user] = ['019aa000-0000-7000-8000-000000000001', '019aa000-0000-7000-8000-0000000000aa']
const hour = 3_600_000
const grant: ExportGrant = { id, user, session: id, issued_at: 1_000_000, expires_at: 1_000_000 + hour, signature: '' }
test('a permission stands for its hour, and is nobody else’s', () => {
  expect(grantStands(grant, user, grant.issued_at)).toBe(true)
  expect(grantStands(grant, user, grant.issued_at + hour - 1)).toBe(true)
  expect(grantStands(grant, user, grant.issued_at + hour)).toBe(false)
  expect(grantStands(grant, id, grant.issued_at)).toBe(false)
})

/** What is a user's alone is that user's to delete, and these are not data of customers, or the main account's alone. */
const isFree = ({ entity }: { entity: string }) =>
  isOwnMatter(entity as EntityName) ||
  ['not_duplicate', 'reminder', 'email_version', 'channel_account', 'auto_reply', 'currency_rate'].includes(entity)
const deletions = Object.entries(mutations).filter(([name, one]) => name.endsWith('.delete') && !isFree(one))

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
