import i18next from 'i18next'
import { useEffect, useState } from 'react'
import type { Change, Client } from '#workers/api'
import { features } from '../features/index.ts'
import { useClient } from '../lib/client.ts'
import type { ChangeWords } from '../lib/feature.ts'

export type DescribedChange = { change: Change; words: ChangeWords | null }
export type Changes = { needsUser: DescribedChange[]; waiting: DescribedChange[]; moreWaiting: number }

/** The described part of a long queue; a list of ten thousand helps nobody. */
const shown = 50

/** The list behind the sync state; asked for again whenever that state or the language changes. Null while it is first read. */
export function useChanges(): Changes | null {
  const client = useClient()
  const [changes, setChanges] = useState<Changes | null>(null)

  useEffect(() => {
    let latest = 0
    const read = async () => {
      const turn = ++latest
      const next = await readChanges(client)
      if (turn === latest) setChanges(next)
    }
    const readAgain = () => void read()
    readAgain()
    const stop = client.onSyncState(readAgain)
    i18next.on('languageChanged', readAgain)
    return () => {
      latest = -1
      stop()
      i18next.off('languageChanged', readAgain)
    }
  }, [client])

  return changes
}

async function readChanges({ sync }: Client): Promise<Changes> {
  const all = await sync.changes()
  const isIssue = ({ state }: Change) => state === 'rejected' || state === 'parked'
  const needsUser = all.filter(isIssue)
  const waiting = all.filter((change) => !isIssue(change))
  return {
    needsUser: await Promise.all(needsUser.map(describe)),
    waiting: await Promise.all(waiting.slice(0, shown).map(describe)),
    moreWaiting: Math.max(0, waiting.length - shown),
  }
}

async function describe(change: Change): Promise<DescribedChange> {
  for (const { describeChange } of features) {
    const words = await describeChange?.(change)
    if (words) return { change, words }
  }
  return { change, words: null }
}
