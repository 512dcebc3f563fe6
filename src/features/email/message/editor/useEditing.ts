import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailMessage } from '#domain/email/message'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { useClient } from '../../../../lib/client.ts'
import { readOnce } from '../../../../lib/reader.ts'
import { useToasts } from '../../../../lib/toasts.ts'
import { createEditing, type KeptDraft } from '../editing/editing.ts'
import { keepDraft } from '../editing/keptDraft.ts'
import { versionsOf } from '../useMessages.ts'

/** The message that is being written, from its first letter until the page is left. */
export function useEditing(row: EmailMessage, kept: KeptDraft | null) {
  const { t } = useTranslation('email')
  const { sync } = useClient()
  const toasts = useToasts()
  const [editing] = useState(() =>
    createEditing(row.id, row, kept, {
      keep: (draft) => keepDraft(row.id, draft),
      save: async (changes) => sync.mutateAll(changes as Parameters<typeof sync.mutateAll>[0]),
      versions: async () => (await readOnce((db) => versionsOf(db, row.id))) ?? [],
      mostVersions: limits.emailVersions,
      newId: () => newId(),
      clock: () => Date.now(),
      onRefused: (code) => toasts.failed(new AppError(code)),
      elsewhere: t('message.versions.elsewhere'),
    }),
  )
  const state = useSyncExternalStore(editing.subscribe, editing.state)
  useEffect(() => editing.saw(row), [editing, row])

  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void editing.flush()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  useEffect(
    () => () => {
      editing.leave().catch(console.error)
    },
    [editing],
  )
  return { editing, state }
}
