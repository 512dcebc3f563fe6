import { useEffect, useEffectEvent } from 'react'
import { rowById } from '#workers/database/read'
import { readOnce } from '../../lib/reader.ts'
import { createEditing } from './editing/editing.ts'
import { draftedMessages, readMessageDraft } from './editing/keptDraft.ts'
import { ifNobodyWrites } from './editing/onlyWriter.ts'
import { useEditingPorts } from './useEditingPorts.ts'

/** What a page that was closed in the middle of a word kept as a draft is in its message before that is listed or sent. */
export function useLeftDrafts(): void {
  const portsOf = useEditingPorts()
  const takeOver = useEffectEvent(async (id: string) => {
    const row = await readOnce((db) => rowById(db, 'email_message', id))
    const draft = row && (await readMessageDraft(id))
    if (!draft) return
    const editing = createEditing(id, row, draft, portsOf(id))
    editing.saw(row)
    await editing.leave()
  })
  useEffect(() => {
    const takeAll = async () => {
      for (const id of await draftedMessages()) await ifNobodyWrites(id, () => takeOver(id))
    }
    takeAll().catch(console.error)
  }, [])
}
