import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { useClient } from '../../lib/client.ts'
import { readOnce } from '../../lib/reader.ts'
import { useToasts } from '../../lib/toasts.ts'
import type { EditingPorts } from './editing/editing.ts'
import { keepMessageDraft } from './editing/keptDraft.ts'
import { versionsOf } from './useMessages.ts'

/** Where what is written of a message goes. */
export function useEditingPorts(): (id: string) => EditingPorts {
  const { t } = useTranslation('email')
  const { sync } = useClient()
  const toasts = useToasts()
  return (id) => ({
    keep: (draft) => keepMessageDraft(id, draft),
    save: async (changes) => sync.mutateAll(changes as Parameters<typeof sync.mutateAll>[0]),
    versions: async () => (await readOnce((db) => versionsOf(db, id))) ?? [],
    mostVersions: limits.emailVersions,
    newId: () => newId(),
    clock: () => Date.now(),
    onRefused: (code) => toasts.failed(new AppError(code)),
    elsewhere: t('message.versions.elsewhere'),
  })
}
