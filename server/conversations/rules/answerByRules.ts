import { isPrivate } from '#domain/conversations/conversation'
import { planBot } from '../../assistant/bot/planBot.ts'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { automaticMessage, withAutomaticMessage } from '../automaticMessage.ts'
import { lockPeers } from '../peers.ts'
import { lockThreads, type ThreadRow, writeMessages, writeThreads } from '../threads.ts'
import { usedAccounts } from '../usedAccounts.ts'
import { assignByRule } from './assign.ts'
import { replyByRule } from './autoReply.ts'
import { type ConversationJob, endStep } from './jobs.ts'

/** Who answers a conversation that nobody does, and what the company says by itself; both at once, and once. */
export async function answerByRules(connection: Connection, job: ConversationJob): Promise<void> {
  const { account, conversation } = job
  await lockPeers(connection, account)
  const thread = (await lockThreads(connection, account, [conversation])).get(conversation)
  // Whose a private chat is stands fast, and nobody but its user says anything in it.
  if (!thread || thread.ended !== '' || isPrivate(thread)) return endStep(connection, job)
  const now = await serverNow(connection)
  const owner = thread.owner ?? (await ownerOf(connection, account, thread))
  // They go where the thread goes.
  if (owner !== thread.owner)
    await connection.query(
      'select from message where account_id = $1 and conversation_id = $2 order by id for update',
      [account, conversation],
    )
  const text = await replyByRule(connection, { account, thread, first_n: job.first_n, now })
  if (owner !== thread.owner || text !== null) {
    const seq = await nextSeq(connection, account)
    const reply = text === null ? null : automaticMessage(thread, { body: text, now, origin: 'rule' })
    await writeThreads(connection, account, [withAutomaticMessage({ ...thread, owner, updated_at: now }, reply)], seq)
    if (reply) await writeMessages(connection, account, [reply], seq)
  }
  if (text === null) await planBot(connection, account, thread, job.first_n)
  await endStep(connection, job)
}

async function ownerOf(connection: Connection, account: string, thread: ThreadRow): Promise<string | null> {
  const used = (await usedAccounts(connection, account, [thread])).get(thread.channel_account_id)!
  const { rows } = await connection.query<{ belongto: string }>(
    `select c.belongto from contact c join peer p on p.account_id = c.account_id and p.id = $3
     where c.account_id = $1 and c.id = $2 and c.deleted_at is null and p.contact_made_at is null`,
    [account, thread.contact_id, thread.peer_id],
  )
  const of = { account, channelAccount: thread.channel_account_id, channel: thread.channel }
  return assignByRule(connection, { ...of, contactOwner: rows[0]?.belongto ?? null }, used)
}
