import type { ErrorCode } from '#domain/errors'
import type { MutationArgs, MutationName } from '#domain/mutations'
import { mustMayDelete } from '#domain/subAccounts/rights'
import type { Command, Commands } from '../../area.ts'
import { emptyThread } from '../../conversations/emptyThread.ts'
import { giveThreads } from '../../conversations/giveThreads.ts'
import { openThread } from '../../conversations/openThread.ts'
import { queueMessage } from '../../conversations/sending/queueMessage.ts'
import { takeBackMessage } from '../../conversations/sending/takeBack.ts'
import { setContactOfPeer } from '../../conversations/setContact.ts'
import type { Connection } from '../../db/connect.ts'
import { beyondScope } from '../../db/scope.ts'
import { writeFormerAnswer } from '../../email/answering/writeFormerAnswer.ts'
import { markLinkedChat } from '../../linked/chats/markLinkedChat.ts'
import type { MutationVerdict } from '../../sync/judge.ts'

type Work<N extends MutationName> = (command: Command, args: MutationArgs<N>) => Promise<ErrorCode | null>

/**
 * Threads go to users who do not see them yet, and peers are nobody's rows: each of these functions checks by itself what its
 * user may do.
 */
const checked =
  <N extends MutationName>(work: Work<N>) =>
  async (command: Command): Promise<MutationVerdict> => {
    const { connection, claim, counter } = command
    const code = await beyondScope(connection, () => work(command, claim.args as MutationArgs<N>))
    if (code) return { status: 'rejected', code }
    // The rows have a number of this transaction; the answer stands behind it.
    await counter.next()
    return { status: 'applied' }
  }

export const conversationCommands = {
  'conversation.open': checked<'conversation.open'>(({ connection, user, now }, opened) =>
    openThread(connection, user, { opened, now }),
  ),
  'conversation.take': checked<'conversation.take'>(({ connection, user, now }, { ids }) =>
    giveThreads(connection, user, { ids, to: user.user, onlyFree: true, now }),
  ),
  'conversation.assign': checked<'conversation.assign'>(({ connection, user, now }, { ids, to }) =>
    giveThreads(connection, user, { ids, to, onlyFree: false, now }),
  ),
  'conversation.release': checked<'conversation.release'>(({ connection, user, now }, { ids }) =>
    giveThreads(connection, user, { ids, to: null, onlyFree: false, now }),
  ),
  'conversation.setContact': async (command) => {
    const { id, contact_id } = command.claim.args as MutationArgs<'conversation.setContact'>
    const { connection, user } = command
    if (!(await isSeen(connection, 'conversation', user.account, id))) return { status: 'rejected', code: 'gone' }
    if (contact_id !== null && !(await isSeen(connection, 'contact', user.account, contact_id)))
      return { status: 'rejected', code: 'recipientGone' }
    return checked<'conversation.setContact'>(({ now }) =>
      setContactOfPeer(connection, { account: user.account, thread: id, contact: contact_id, now }),
    )(command)
  },
  'conversation.empty': async (command) => {
    const { id } = command.claim.args as MutationArgs<'conversation.empty'>
    const { connection, user } = command
    const refused = mustMayDelete(user)
    if (refused) return { status: 'rejected', code: refused }
    if (!(await isSeen(connection, 'conversation', user.account, id))) return { status: 'rejected', code: 'gone' }
    return checked<'conversation.empty'>(({ now }) => emptyThread(connection, user, { id, now }))(command)
  },
  'conversation.mark': checked<'conversation.mark'>(({ connection, user, now }, { id, as }) =>
    markLinkedChat(connection, user, { id, as, now }),
  ),
  'message.send': checked<'message.send'>(({ connection, user, edited_at }, written) =>
    queueMessage(connection, user, written, edited_at),
  ),
  'email_answer.create': checked<'email_answer.create'>(({ connection, user, edited_at, now }, answer) =>
    writeFormerAnswer(connection, user, { answer, edited_at, now }),
  ),
  'message.takeBack': checked<'message.takeBack'>(({ connection, user }, { id }) =>
    takeBackMessage(connection, user, id),
  ),
} satisfies Commands

/** As row-level security lets this user see it. */
async function isSeen(connection: Connection, entity: 'conversation' | 'contact', account: string, id: string) {
  const { rowCount } = await connection.query(
    `select from ${entity} where account_id = $1 and id = $2 and deleted_at is null`,
    [account, id],
  )
  return Boolean(rowCount)
}
