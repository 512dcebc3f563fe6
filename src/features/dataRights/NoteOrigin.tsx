import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListOrigin } from '#domain/contacts/companions/origin'
import { AppError } from '#domain/errors'
import type { ImportTask } from '#domain/exchange/importTask'
import { FormDialog } from '../../components/FormDialog.tsx'
import { keptOrigin, ListOriginFields } from '../../components/ListOriginFields.tsx'
import { sendForm } from '../../components/sendForm.ts'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'

/** Where an import is from, for all contacts that it made. */
export function NoteOrigin({ task, onDone, onClose }: { task: ImportTask; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('dataRights')
  const { sync } = useClient()
  const toasts = useToasts()
  const [origin, setOrigin] = useState<ListOrigin | null>(null)
  // By the import at the latest.
  const choose = (next: ListOrigin | null) =>
    setOrigin(next && origin === null ? { ...next, collected_at: task.created_at } : next)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const kept = keptOrigin(origin, task.name)
    if (!kept) return
    const saved = await sync.mutate('import_task.origin', { id: task.id, origin: kept })
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    onDone()
    onClose()
  }
  return (
    <FormDialog
      title={t('inform.noteTitle', { name: task.name })}
      submit={t('inform.noteSave')}
      isBusy={origin === null}
      onSubmit={(event) => sendForm(event, submit)}
      onClose={onClose}
    >
      <ListOriginFields origin={origin} file={task.name} onOrigin={choose} />
    </FormDialog>
  )
}
