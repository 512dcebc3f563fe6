import { useTranslation } from 'react-i18next'
import type { EmailMessage, EmailMessageFields } from '#domain/email/render/message'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { MutationArgs, MutationName } from '#domain/mutations'
import { newId } from '#workers/newId'
import { fieldsOfMessage } from '../../../components/mail/editing/fields.ts'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** What is done with whole messages; each is kept at once, also without a network. */
export function useMessageWork() {
  const { t } = useTranslation('email')
  const { sync } = useClient()
  const toasts = useToasts()

  async function change<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<boolean> {
    const saved = await sync.mutate(name, args)
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }

  async function create(fields: EmailMessageFields): Promise<string | null> {
    const id = newId()
    return (await change('email_message.create', { id, ...fields })) ? id : null
  }

  const nameOf = ({ name }: EmailMessage) => name || t('message.nameless')
  async function copy(message: EmailMessage) {
    const name = t('message.copyOf', { name: nameOf(message) }).slice(0, limits.lineLength)
    const id = await create({ ...fieldsOfMessage(message), name })
    if (!id) return
    toasts.done(t('message.copied', { name: nameOf(message) }), {
      undo: () => void change('email_message.delete', { ids: [id] }),
    })
  }

  async function remove(message: EmailMessage) {
    if (!(await change('email_message.delete', { ids: [message.id] }))) return
    toasts.done(t('message.removed', { name: nameOf(message) }), {
      undo: () => void change('email_message.restore', { rows: [message] }),
    })
  }

  return { create, copy, remove }
}
