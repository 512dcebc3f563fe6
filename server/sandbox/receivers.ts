import { oneClick } from '#domain/email/unsubscribe'
import type { Database } from '../db/connect.ts'
import { processInbound, StillSending } from '../email/inboundProcessing/processInbound.ts'
import type { MailTokens } from '../email/tokens.ts'
import { mailPaths } from '../email/urls.ts'
import { answersBack, awayNotes, readerAgents } from '../sample/mailWords.ts'
import { randomFrom } from '../sample/random.ts'
import type { Act, Inbox, StoredMessage } from './inbox.ts'
import { awayNoteTo, bounceOf, complaintAbout, headerOf, type ReturnMail, replyTo } from './returnMail.ts'

/** What came of an act. `soon`: it is done, and counts as a program's. */
export type ActResult = 'done' | 'soon' | 'missing' | 'refused' | 'unread' | 'foreign' | 'notYet'

/** Asks this server, as whoever holds the mail would. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

type World = { database: Pick<Database, 'pool'> & Database; tokens: MailTokens; inbox: Inbox }

/** The receivers of the mails that the sandbox took: whatever they do comes to the server the way it would from outside. */
export function openReceivers({ database, tokens, inbox }: World) {
  const doing: Record<Act, (mail: StoredMessage, ask: Ask, text: string) => Promise<ActResult>> = {
    open: (mail, ask) => fetchAs(mail, ask, linkIn(mail.html, mailPaths.open)),
    // A link that nobody sees stands before all others, but not in the text.
    click: (mail, ask) => fetchAs(mail, ask, linkIn(mail.text, mailPaths.click)),
    reply: (mail, _, text) => sendBack(replyTo(mail, text || sampleOf(mail, answersBack))),
    away: (mail) => sendBack(awayNoteTo(mail, sampleOf(mail, { zh: [awayNotes.zh], en: [awayNotes.en] }))),
    bounceHard: (mail) => sendBack(bounceOf(mail, 'hard')),
    bounceSoft: (mail) => sendBack(bounceOf(mail, 'soft')),
    complain: (mail) => sendBack(complaintAbout(mail)),
    unsubscribe: (mail, ask) => postUnsubscribe(ask, /<(https?:[^>]+)>/.exec(headerOf(mail, 'List-Unsubscribe'))?.[1]),
  }

  async function act(
    mail: StoredMessage,
    what: Act,
    { ask, text = '' }: { ask: Ask; text?: string },
  ): Promise<ActResult> {
    const told = await doing[what](mail, ask, text)
    if (told === 'done' || told === 'soon') inbox.note(mail.id, what)
    return told
  }

  /** Into the mailboxes of all senders whose address it is, as their own reading would bring it. */
  async function sendBack({ to, source }: ReturnMail): Promise<ActResult> {
    const { rows } = await database.pool.query<{ account: string; sender: string }>(
      `select distinct on (account_id) account_id as account, id as sender from email_sender
       where deleted_at is null and $1 in (lower(address), lower(imap ->> 'user')) order by account_id, id`,
      [to.replace(/\+[bru][a-z2-7]+@/i, '@').toLowerCase()],
    )
    try {
      const taken = await Promise.all(
        rows.map((reader) => processInbound({ database, tokens }, reader, { source, receivedAt: null })),
      )
      if (!taken.length) return 'unread'
      return taken.every((one) => one === 'foreign') ? 'foreign' : 'done'
    } catch (error) {
      if (error instanceof StillSending) return 'notYet'
      throw error
    }
  }
  return { act }
}

const tooSoonMs = 5_000

async function fetchAs(mail: StoredMessage, ask: Ask, path: string | null): Promise<ActResult> {
  if (!path) return 'missing'
  const isSoon = Date.now() <= mail.at.getTime() + tooSoonMs
  const { status } = await ask(path, { headers: { 'user-agent': randomFrom(mail.id).pick(readerAgents) } })
  if (status >= 400) return 'refused'
  return isSoon ? 'soon' : 'done'
}

/** What a provider posts in its user's name (RFC 8058). */
async function postUnsubscribe(ask: Ask, url: string | undefined): Promise<ActResult> {
  if (!url) return 'missing'
  const { ok } = await ask(new URL(url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ [oneClick.name]: oneClick.value }).toString(),
  })
  return ok ? 'done' : 'refused'
}

/** The first one to such a path of ours, whatever server it names: it was ours when the mail was written. */
function linkIn(text: string, pattern: string): string | null {
  const start = pattern.slice(0, pattern.indexOf(':'))
  const at = text.search(new RegExp(`https?://[^/\\s"<>]+${start}[\\w.-]`))
  if (at < 0) return null
  return new URL(/^[^\s"<>]+/.exec(text.slice(at))![0]).pathname
}

const sampleOf = ({ id, text }: StoredMessage, { zh, en }: { zh: readonly string[]; en: readonly string[] }) =>
  randomFrom(id).pick(/\p{Script=Han}{4}/u.test(text) ? zh : en)
