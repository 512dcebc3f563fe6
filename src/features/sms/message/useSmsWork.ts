import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import type { SmsMessageFields, SmsMessageRow } from '#domain/sms/message'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** What can be done to a saved text. */
export function useSmsWork() {
  const { t } = useTranslation('sms')
  const { sync } = useClient()
  const toasts = useToasts()

  /** The id of the row; null: it was refused. */
  async function save(id: string | null, fields: SmsMessageFields): Promise<string | null> {
    const row = id ?? newId()
    const saved = id
      ? await sync.mutate('sms_message.patch', { id, fields })
      : await sync.mutate('sms_message.create', { id: row, ...fields })
    if (saved.kind === 'refused') {
      toasts.failed(new AppError(saved.code))
      return null
    }
    toasts.done(t('message.saved', { name: fields.name }))
    return row
  }
  async function copy(message: SmsMessageRow): Promise<string | null> {
    const { name, text, language, opt_out, shortens_links, templates } = message
    return save(null, { name: t('message.copyName', { name }), text, language, opt_out, shortens_links, templates })
  }
  async function remove(message: SmsMessageRow): Promise<boolean> {
    const saved = await sync.mutate('sms_message.delete', { ids: [message.id] })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else
      toasts.done(t('message.deleted', { name: message.name }), {
        undo: async () => void (await sync.mutate('sms_message.restore', { rows: [message] })),
      })
    return saved.kind === 'saved'
  }
  return { save, copy, remove }
}
