import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '../shared/mutation.ts'
import {
  byRecency,
  bySaid,
  conversationScope,
  lastTextOf,
  ownerOfNew,
  seesConversation,
  unreadOf,
} from './conversation.ts'
import { keepableText, saidAt } from './conversationMessage.ts'
import { identityOf, smsSender } from './identity.ts'
import { campaignMessageIdOf, conversationIdOf, peerIdOf } from './ids.ts'

const [main, ann, ben] = ['main', 'ann', 'ben'] as [string, string, string]
const account = '019aa000-0000-7000-8000-0000000000ac'

test('a number, an address and a name of WhatsApp have one spelling each', () => {
  expect(identityOf('phone', '+86 (139) 1234-5678')).toEqual({ kind: 'phone', value: '8613912345678' })
  expect(identityOf('phone', '0086 13912345678')?.value).toBe('8613912345678')
  expect(identityOf('phone', '1234')).toBeNull()
  expect(identityOf('email', ' Ann@Example.COM ')?.value).toBe('ann@example.com')
  expect(identityOf('jid', '8613912345678:12@s.whatsapp.net')?.value).toBe('8613912345678@s.whatsapp.net')
  expect(identityOf('jid', '8613912345678@c.us')?.value).toBe('8613912345678@s.whatsapp.net')
  expect(identityOf('lid', '123456789012345:3@lid')?.value).toBe('123456789012345@lid')
  expect(identityOf('username', '@Ann.W')?.value).toBe('ann.w')
  expect(identityOf('phone', '9'.repeat(2_000))).toBeNull()
})

test('a text message is from a number, or from a name that is no number', () => {
  expect(smsSender('+8613912345678')).toEqual({ kind: 'phone', value: '8613912345678' })
  expect(smsSender('DHL24')).toEqual({ kind: 'username', value: 'dhl24' })
  expect(smsSender('1069')).toEqual({ kind: 'username', value: '1069' })
  expect(smsSender('  ')).toBeNull()
})

test('two devices that open the same thread make the same row', () => {
  const peer = peerIdOf('phone', { kind: 'phone', value: '8613912345678' })
  expect(conversationIdOf(account, peer)).toBe(conversationIdOf(account, peer))
  expect(peerIdOf('wa', { kind: 'phone', value: '8613912345678' })).not.toBe(peer)
  expect(peerIdOf('phone', { kind: 'phone', value: '8613912345678' }, 1)).not.toBe(peer)
  expect(campaignMessageIdOf(account).slice(0, 13)).toBe(account.slice(0, 13))
})

test('a thread is seen by the main account, by whose it is, and while it is nobody’s by the users of its account', () => {
  const uses = { users: [ann], main }
  const actors = [main, ann, ben].map((user): Actor => ({ account, user, role: user === main ? 'main' : 'sub' }))
  const seeing = (owner: string | null) =>
    actors.filter((one) => seesConversation(one, { owner }, uses)).map(({ user }) => user)
  expect(seeing(null)).toEqual([main, ann])
  expect(seeing(ben)).toEqual([main, ben])
  expect(seeing(ann)).toEqual([main, ann])
  expect(conversationScope({ owner: ann, channel_account_id: account })).toBe(`talk:${ann}`)
  expect(conversationScope({ owner: null, channel_account_id: account })).toBe(`pool:${account}`)
})

test('a new thread is its contact’s owner’s, and without one it waits in the pool where there is one', () => {
  expect(ownerOfNew(ben, { users: [], main })).toBe(ben)
  expect(ownerOfNew(ben, { users: [ann], main })).toBeNull()
  expect(ownerOfNew(main, { users: [ann], main })).toBe(main)
  expect(ownerOfNew(null, { users: [], main })).toBe(main)
})

test('reading never makes a thread more unread, and unread is never below zero', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(60), fc.nat(60), fc.boolean(), (in_count, before, read, marked) => {
      const now = unreadOf({ in_count }, { seen_n: before, marked_unread: marked })
      const after = unreadOf({ in_count }, { seen_n: Math.max(before, read), marked_unread: false })
      expect(after).toBeLessThanOrEqual(now)
      expect(after).toBeGreaterThanOrEqual(0)
    }),
  )
  expect(unreadOf({ in_count: 3 }, undefined)).toBe(3)
  expect(unreadOf({ in_count: 3 }, { seen_n: 3, marked_unread: true })).toBe(1)
})

test('pinned threads come first, the others by what was said last, and a thread is in the order of its times', () => {
  const pins = new Map([['b', 2]])
  const rows = [
    { id: 'a', last_at: 9 },
    { id: 'b', last_at: 1 },
    { id: 'c', last_at: 9 },
  ]
  expect(rows.toSorted((x, y) => byRecency(x, y, (id) => pins.get(id) ?? null)).map(({ id }) => id)).toEqual([
    'b',
    'c',
    'a',
  ])
  const said = [
    { at: 2, id: 'a' },
    { at: 1, id: 'z' },
    { at: 2, id: 'A' },
  ]
  expect(said.toSorted(bySaid).map(({ id }) => id)).toEqual(['z', 'A', 'a'])
})

test('a provider whose clock is ahead says nothing from the future', () => {
  expect(saidAt(5_000, 9_000)).toBe(5_000)
  expect(saidAt(9_000 + 3_600_000, 9_000)).toBe(9_000)
  expect(saidAt(null, 9_000)).toBe(9_000)
})

test('what cannot be kept of a text is left out, and the rest is as it was written', () => {
  expect(keepableText('a\u0000b\u007f\tc\n<script>')).toBe('ab\tc\n<script>')
  expect(keepableText('x\ud800y')).toBe('x\ufffdy')
  expect(keepableText('😀'.repeat(60_000)).length).toBe(100_000)
})

test('the list shows one line, never half a sign', () => {
  expect(lastTextOf(' a\n\n b ')).toBe('a b')
  const long = lastTextOf(`${'a'.repeat(118)}😀😀`)
  expect(long).toBe(`${'a'.repeat(118)}…`)
  expect(long.length).toBeLessThanOrEqual(120)
})
