import { smoothedPerSecond } from '#domain/campaigns/rateBook'
import type { OwnPageAccount } from '#domain/channels/account'
import type { OwnPageChannel } from '#domain/conversations/channel'
import { filesRefusal } from '#domain/conversations/channelFiles'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { commentRefusal, isTooLongForPage, type MessageWay, messageWay } from '#domain/ownPages/answering'
import type { WhatsappProblem } from '#domain/whatsapp/graphErrors'
import type { BlobStore } from '../../blobs/store.ts'
import { openRates } from '../../campaigns/sending/rates.ts'
import type { ChatDriver, ChatOutcome, ChatToSend, ChatWeight } from '../../conversations/sending/chatDriver.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { rewriteMessage } from '../../linked/chats/changes.ts'
import { serverNow } from '../../people/serverNow.ts'
import { refAt } from '../../whatsapp/chats/refAt.ts'
import { tellPageEnded } from '../endNotices.ts'
import type { OwnPages } from '../ownPages.ts'
import { keepPageProblem, readUsablePage } from '../pageRows.ts'
import { showHidden } from '../receiving/takeEvents.ts'
import { outcomeOfPage, pageCall } from './answers.ts'
import { sendWithFiles } from './sendFiles.ts'

type ChatTools = { database: Database; pages: OwnPages; blobs: BlobStore }

/** Messages of a page that leave in a second, at most: what a person writes is far from it. */
const rates = [{ of: 'sender' as const, ...smoothedPerSecond(10) }]

/** What a user answers from a page or an account of the company: as a message, below a comment, or to whom commented alone. */
export function openPageChats({ database, pages, blobs }: ChatTools, channel: OwnPageChannel): ChatDriver {
  return {
    channel,
    weigh,
    async send(message, { beforeHandOver, signal }) {
      const row = await readUsablePage(database.pool, message)
      if (!row) return { kind: 'unwritable', problem: 'senderGone' }
      const { id, to, body, extra } = message
      const way = wayOf(message, row, Date.now())
      if (message.files.length && way !== null)
        return sendWithFiles({ database, pages, blobs }, { message, row, way }, { beforeHandOver, signal })
      const about = extra && 'to' in extra ? extra.to : null
      const target = about === null ? null : await refAt(database.pool, message, about)
      const call = way === null ? null : pageCall(row, { id, to: to.value, body, extra, way, target })
      if (!call) return { kind: 'unwritable', problem: extra ? 'commentGone' : 'windowClosed' }
      await beforeHandOver()
      return outcomeOfPage(await pages.askAs(message, call, signal), extra)
    },
    async settled(connection, message, outcome) {
      if (outcome.kind === 'accepted') await showBefell(connection, message)
    },
    async afterwards(message, outcome) {
      await noteProblem(database, message, outcome)
    },
  }
}

async function weigh(connection: Connection, message: ChatToSend): Promise<ChatWeight> {
  const { account, channelAccount, body, extra, files } = message
  const row = await readUsablePage(connection, message)
  if (!row) return { refused: 'senderGone' }
  if ((files.length && extra !== null) || isTooLongForPage(row.channel, { body, extra }))
    return { refused: 'unwritable' }
  if (filesRefusal(row.channel, files)) return { refused: 'media' }
  const refused = await refusalOf(connection, message, row)
  if (refused) return { refused }
  const pace = await openRates(connection, { account, sender: channelAccount }, rates)
  return { cost: 0, pace, turns: Math.max(1, files.length + Number(body.trim() !== '')) }
}

async function refusalOf(connection: Connection, message: ChatToSend, row: OwnPageAccount): Promise<string | null> {
  const { extra } = message
  const now = await serverNow(connection)
  if (extra === null) {
    if (message.to.kind === 'username') return 'noAddress'
    return wayOf(message, row, now) === null ? 'windowClosed' : null
  }
  if (extra.kind !== 'commentAnswer' && extra.kind !== 'hide' && extra.kind !== 'revoke') return 'unwritable'
  const about = await readAbout(connection, message, extra.to)
  if (extra.kind === 'commentAnswer')
    return commentRefusal(about, { way: extra.way, isAnsweredPrivately: about?.is_answered ?? false }, now)
  if (extra.kind === 'revoke') return about && isOwnPublicAnswer(about) ? null : 'notOurs'
  const isComment = about?.direction === 'in' && about.extra?.kind === 'comment' && !about.extra.isMention
  return isComment ? null : 'commentGone'
}

type About = Pick<ConversationMessage, 'at' | 'extra' | 'direction' | 'state'> & { is_answered: boolean }

/** Below a comment, and there: a message to somebody cannot be taken back at Meta. */
const isOwnPublicAnswer = ({ direction, extra, state }: About) =>
  direction === 'out' && extra?.kind === 'commentAnswer' && extra.way === 'public' && state !== 'failed'

async function readAbout(
  connection: Connection,
  { account, id, conversation }: ChatToSend,
  about: string,
): Promise<About | null> {
  const { rows } = await connection.query<About>(
    `select m.at, m.extra, m.direction, m.state, exists (select from message a
       where a.account_id = $1 and a.conversation_id = $3 and a.id <> $4 and a.extra ->> 'kind' = 'commentAnswer'
         and a.extra ->> 'to' = $2::text and a.extra ->> 'way' = 'private' and a.state not in ('failed', 'withdrawn', 'queued')
         and a.deleted_at is null) as is_answered
     from message m where m.account_id = $1 and m.id = $2::uuid and m.conversation_id = $3 and m.deleted_at is null`,
    [account, about, conversation, id],
  )
  return rows[0] ?? null
}

/** What no person has written leaves within the window alone. */
function wayOf({ extra, windowUntil, origin }: ChatToSend, { page }: OwnPageAccount, now: number): MessageWay | null {
  if (extra !== null) return 'standard'
  const by = { answersLate: page.answers_late, byPerson: origin === 'chat' }
  return messageWay({ window_until: windowUntil }, by, now)
}

/** What befell another message is shown there; its thread and it are locked. */
export async function showBefell(
  connection: Connection,
  { account, channelAccount, conversation, extra, at }: ChatToSend,
): Promise<void> {
  if (extra?.kind === 'hide') return showHidden(connection, account, extra.to, extra.on)
  if (extra?.kind !== 'revoke') return
  await rewriteMessage(connection, account, { id: extra.to, conversation_id: conversation }, { kind: 'revoke', at })
  await connection.query(
    `update provider_ref set is_former = true where account_id = $1 and channel_account_id = $2 and object_id = $3`,
    [account, channelAccount, extra.to],
  )
}

async function noteProblem(database: Database, message: ChatToSend, outcome: ChatOutcome): Promise<void> {
  if (outcome.kind === 'accepted') return void (await keepPageProblem(database, message, ''))
  const { problem } = outcome
  if (outcome.kind !== 'account' || (problem !== 'token' && problem !== 'forbidden')) return
  await keepPageProblem(database, message, problem satisfies WhatsappProblem)
  if (problem === 'token') await asSystem(database, (connection) => tellPageEnded(connection, message, 'pageEnded'))
}
