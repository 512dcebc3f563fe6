import { useEffect, useState } from 'react'
import type { TalkDay } from '#domain/contacts/companions/timeline'
import { rowsWhere } from '#workers/database/read'
import type { Thread } from '#workers/search/conversations/api'
import { useClient } from '../../../lib/client.ts'
import { useStored } from '../../../lib/reader.ts'

const none: readonly TalkDay[] = []
/** Of each conversation the last ones: it is opened for the rest. */
const most = 200

/** What was said with a contact, a line for each conversation and day; mails stand in the time line one by one. */
export function useTalks(contact: string): readonly TalkDay[] {
  const { conversations } = useClient()
  const ids = useStored(
    async (db) =>
      (
        await rowsWhere(db, 'conversation', ({ contact_id, channel }) => contact_id === contact && channel !== 'email')
      ).map(({ id, channel }) => ({ id, channel })),
    [contact],
  )
  const asked = JSON.stringify(ids ?? [])
  const [talks, setTalks] = useState<{ asked: string; days: readonly TalkDay[] }>({ asked: '', days: none })
  useEffect(() => {
    const wanted = JSON.parse(asked) as { id: string; channel: TalkDay['channel'] }[]
    if (wanted.length === 0) return
    let isHere = true
    const threads: Thread[] = []
    const read = async () => {
      const days = await Promise.all(
        threads.map(async (thread, nth) => {
          const { total } = await thread.lines(0, 0)
          const { lines } = await thread.lines(Math.max(0, total - most), total)
          const byDay = Map.groupBy(lines, ({ at }) => new Date(at).toDateString())
          return [...byDay.values()].map((some): TalkDay => {
            const last = some.at(-1)!
            return {
              conversation: wanted[nth]!.id,
              channel: wanted[nth]!.channel,
              at: last.at,
              count: some.length,
              text: last.body,
            }
          })
        }),
      )
      if (isHere) setTalks({ asked, days: days.flat() })
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
  return talks.asked === asked ? talks.days : none
}
