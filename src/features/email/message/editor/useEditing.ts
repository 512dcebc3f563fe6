import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { EmailMessage } from '#domain/email/render/message'
import { createEditing, type KeptDraft } from '../../../../components/mail/editing/editing.ts'
import { useEditingPorts } from '../../../../components/mail/useEditingPorts.ts'

/** The message that is being written, from its first letter until the page is left. */
export function useEditing(row: EmailMessage, kept: KeptDraft | null, onBegin: () => () => void) {
  const portsOf = useEditingPorts()
  const [editing] = useState(() => createEditing(row.id, row, kept, portsOf(row.id)))
  const state = useSyncExternalStore(editing.subscribe, editing.state)
  useEffect(() => editing.saw(row), [editing, row])

  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void editing.flush()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  const begin = useEffectEvent(onBegin)
  useEffect(() => {
    const left = begin()
    return () => {
      editing.leave().catch(console.error).finally(left)
    }
  }, [editing])
  return { editing, state }
}
