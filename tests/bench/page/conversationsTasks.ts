import { type Conversation, newConversation } from '#domain/conversations/conversation'
import { type ConversationMessage, newMessageFacts } from '#domain/conversations/conversationMessage'
import { dexieStore } from '#workers/database/store'
import { openConversations } from '#workers/search/conversations/api'
import { ConversationFollower } from '#workers/search/conversations/conversationFollower'
import { ConversationIndex } from '#workers/search/conversations/conversationIndex'
import { sampleId, timed, user, watchBusy, withDatabase } from './sample.ts'

// 100,000 messages of 2,000 conversations, one of which has a tenth of them, in the worker that lists and searches them. All
// figures are milliseconds.
export const conversationsTasks = {
  storedMessages: () =>
    withDatabase('31', (database) =>
      timed(async () => {
        const store = dexieStore(database)
        const conversations = Array.from({ length: conversationCount }, (_, at) => conversationAt(at))
        await store.transact('write', (tx) => tx.putEntries('conversation', conversations.map(kept)))
        for (let from = 0; from < messageCount; from += storedAtOnce) {
          const rows = Array.from({ length: storedAtOnce }, (_, at) => messageAt(from + at))
          await store.transact('write', (tx) => tx.putEntries('message', rows.map(kept)))
        }
        return messageCount
      }),
    ),

  /** `value`: how many messages were found. */
  conversations: () =>
    withDatabase('31', async (database) => {
      const index = new ConversationIndex(user)
      const follower = new ConversationFollower(database.relaxed, index)
      const listed = await timed(async () => {
        await follower.catchUp()
        return (await index.open(openConversations, () => {}).lines(0, 50)).lines.length
      })
      const busy = watchBusy()
      const read = await timed(async () => {
        follower.wantMessages()
        await follower.catchUp()
        return index.columns.count
      })
      const readBusy = busy()
      const opened = await timed(async () => {
        const { lines, total } = await index.openThread(conversationId(0), () => {}).lines(largest - 60, largest)
        if (lines.length !== 60) throw new Error(`${lines.length} lines`)
        return total
      })
      const searched = []
      for (const search of ['order 99', 'price', '价格', 'nothing like it'])
        searched.push(
          await timed(async () => (await index.open({ ...openConversations, search }, () => {}).lines(0, 50)).matching),
        )
      const parts = {
        listed: listed.ms,
        read: read.ms,
        busy: readBusy,
        opened: opened.ms,
        searched: Math.max(...searched.map(({ ms }) => ms)),
      }
      return { ms: read.ms, value: read.value, parts }
    }),
}

const messageCount = 100_000
const conversationCount = 2_000
const largest = 10_000
const storedAtOnce = 2_000

const conversationId = (at: number) => sampleId(1_000_000 + at)
const kept = (row: { id: string }) => ({ id: row.id, row: { ...row }, rev: 1, scope: `talk:${user}`, history: 0 })

const conversationAt = (at: number): Conversation => ({
  ...newConversation,
  id: conversationId(at),
  channel_account_id: sampleId(1),
  peer_id: sampleId(2_000_000 + at),
  channel: 'sms',
  identity: { kind: 'phone', value: `86138${String(at).padStart(8, '0')}` },
  contact_id: null,
  name: `Customer ${at}`,
  owner: user,
  in_count: 20,
  last_at: 1_790_000_000_000 + at,
  created_at: 1,
  updated_at: 1,
})

const words = [
  'What is the price of',
  '请问 价格',
  'Thank you for the catalogue, we need',
  'Shipping to Hamburg of',
  '谢谢，我们需要',
]

const messageAt = (at: number): ConversationMessage => ({
  ...newMessageFacts,
  id: sampleId(3_000_000 + at),
  conversation_id: conversationId(at % 10 === 0 ? 0 : 1 + (at % (conversationCount - 1))),
  body: `${words[at % words.length]} order ${at}, please answer until the end of the week.`,
  month: 202_611,
  direction: at % 2 ? 'in' : 'out',
  kind: 'text',
  at: 1_790_000_000_000 + at,
  state: at % 2 ? 'received' : 'delivered',
  origin: at % 2 ? 'peer' : 'chat',
  created_at: 1,
  updated_at: 1,
})
