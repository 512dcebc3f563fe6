import { useCallback, useEffect, useState } from 'react'
import type { LogEntry } from '#domain/operationLog/log'
import { useWho } from '../../lib/people.ts'
import { useProductName } from '../../lib/productName.ts'
import { language } from '../../lib/texts.ts'
import { type EntryText, tellEntry } from './tellEntry.ts'

/** Says entries in the language of the screen. */
export function useTeller() {
  const who = useWho()
  const product = useProductName()
  // A new one for each language, so that what was said is said again.
  const lang = language.useValue()
  return useCallback(
    (entry: LogEntry, names: Record<string, string>) => lang && tellEntry(entry, { names, who, product }),
    [lang, who, product],
  )
}

/** By the id of the entry; empty until the words are there. */
export function useTold(entries: readonly LogEntry[], names: Record<string, string>): ReadonlyMap<string, EntryText> {
  const tell = useTeller()
  const [told, setTold] = useState<ReadonlyMap<string, EntryText>>(nothing)
  useEffect(() => {
    let isGone = false
    const all = entries.map(async (entry) => [entry.id, await tell(entry, names)] as const)
    void Promise.all(all).then((pairs) => !isGone && setTold(new Map(pairs)))
    return () => {
      isGone = true
    }
  }, [entries, names, tell])
  return told
}

const nothing: ReadonlyMap<string, EntryText> = new Map()
