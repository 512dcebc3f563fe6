import { useEffect, useState } from 'react'
import type { TalkDay, TalkMail } from '#domain/contacts/companions/timeline'
import { entriesByIds, rowsWhere } from '#workers/database/read'
import type { MessageLine, Thread } from '#workers/search/conversations/api'
import { useClient } from '../../../lib/client.ts'
import { readOnce, useStored } from '../../../lib/reader.ts'

type Talks = { days: readonly TalkDay[]; mails: readonly TalkMail[] }
type Talk = { id: string; channel: TalkDay['channel']; email: string }

const none: Talks = { days: [], mails: [] }
/** Of each conversation the last ones: it is opened for the rest. */
const most = 200

/** What was said with a contact: a line for each conversation and day, and mails one by one. */
export function useTalks(contact: string): Talks {
  const { conversations } = useClient()
  const ids = useStored(
    async (db) =>
      (await rowsWhere(db, 'conversation', ({ contact_id }) => contact_id === contact)).map(
        ({ id, channel, identity }): Talk => ({ id, channel, email: identity.value }),
      ),
    [contact],
  )
  const asked = JSON.stringify(ids ?? [])
  const [talks, setTalks] = useState<{ asked: string; found: Talks }>({ asked: '', found: none })
  useEffect(() => {
    const wanted = JSON.parse(asked) as Talk[]
    if (wanted.length === 0) return
    let isHere = true
    const threads: Thread[] = []
    const read = async () => {
      const found = await Promise.all(threads.map((thread, nth) => readTalk(thread, wanted[nth]!)))
      const all = { days: found.flatMap(({ days }) => days), mails: found.flatMap(({ mails }) => mails) }
      if (isHere) setTalks({ asked, found: all })
    }
    const open = async () => {
      for (const { id } of wanted) {
        const thread = await conversations.openThread(id, () => void read().catch(console.error))
        if (!isHere) return thread.close()
        threads.push(thread)
      }
      await read()
    }
    open().catch(console.error)
    return () => {
      isHere = false
      for (const thread of threads) thread.close()
    }
  }, [conversations, asked])
  return talks.asked === asked ? talks.found : none
}

async function readTalk(thread: Thread, talk: Talk): Promise<Talks> {
  const { total } = await thread.lines(0, 0)
  const { lines } = await thread.lines(Math.max(0, total - most), total)
  return talk.channel === 'email'
    ? { days: [], mails: await mailsOf(lines, talk) }
    : { days: daysOf(lines, talk), mails: [] }
}

function daysOf(lines: readonly MessageLine[], { id, channel }: Talk): TalkDay[] {
  const byDay = Map.groupBy(lines, ({ at }) => new Date(at).toDateString())
  return [...byDay.values()].map((some) => {
    const last = some.at(-1)!
    return { conversation: id, channel, at: last.at, count: some.length, text: last.body }
  })
}

/** What a task sent is told by the server, with what became of it. */
async function mailsOf(lines: readonly MessageLine[], { id: conversation, email }: Talk): Promise<TalkMail[]> {
  const mails = lines.filter(({ origin }) => origin !== 'campaign')
  const entries = await readOnce((db) =>
    entriesByIds(
      db,
      'message',
      mails.map(({ id }) => id),
    ),
  )
  return mails.map((line, nth) => ({
    subject: '',
    problem: '',
    parts: [],
    ...line,
    ...(entries?.[nth]?.row as Partial<TalkMail> | null | undefined),
    conversation,
    email,
  }))
}
