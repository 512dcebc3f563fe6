import { expect, test } from 'vitest'
import { conversationIdOf, peerIdOf } from '#domain/conversations/ids'
import { mailChanges } from './mailChanges.ts'

const [mine, other] = ['019aa000-0000-7000-8000-000000000001', '019aa000-0000-7000-8000-000000000002']
const contact = { id: '019aa000-0000-7000-8000-000000000003', name: 'Li' }
const identity = { kind: 'email' as const, value: 'li@buyer.example' }
const peer = '019aa000-0000-7000-8000-000000000004'
const thread = (mailbox: string) => ({
  id: conversationIdOf(mailbox, peer),
  peer_id: peer,
  identity,
  identities: [identity],
})
const mail = { sender: mine, email: 'Li@buyer.example', subject: ' Lamps ', text: 'Ten\n' }

test('the first mail to an address opens its thread, whose id every device makes alike', () => {
  const changes = mailChanges(mail, { contact, quote: null, threads: [] })!
  const id = conversationIdOf(mine, peerIdOf('email', identity))
  expect(changes).toMatchObject([
    { name: 'conversation.open', args: { id, channel_account_id: mine, identity, contact_id: contact.id } },
    { name: 'message.send', args: { conversation_id: id, subject: 'Lamps', body: 'Ten' } },
  ])
})

test('one that is there is written in; an answer from another mailbox is to the same peer', () => {
  const quote = { message_id: mine, text: 'Lamps?', isOurs: false }
  expect(mailChanges(mail, { contact, quote, threads: [thread(mine)] })).toMatchObject([
    { name: 'message.send', args: { conversation_id: thread(mine).id, quote } },
  ])
  expect(mailChanges(mail, { contact, quote, threads: [thread(other)] })).toMatchObject([
    { name: 'conversation.open', args: { id: thread(mine).id, peer_id: peer } },
    { name: 'message.send', args: { conversation_id: thread(mine).id, quote } },
  ])
})

test('what is no address is written to by nobody', () => {
  expect(mailChanges({ ...mail, email: 'li' }, { contact, quote: null, threads: [] })).toBeNull()
})
