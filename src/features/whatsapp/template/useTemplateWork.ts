import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { same } from '#domain/shared/same'
import { templateCalls } from '#domain/whatsapp/templateCalls'
import { contentOfTemplate, type WhatsappTemplate, type WhatsappTemplateFields } from '#domain/whatsapp/templateRow'
import { newId } from '#workers/newId'
import type { NewFile } from '#workers/sync/core/ports'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useChangedCall } from '../../../lib/useChangedCall.ts'

/** What can be done to a template on this device. */
export function useTemplateWork() {
  const { t } = useTranslation('whatsapp')
  const { sync } = useClient()
  const toasts = useToasts()

  /** The id of the row; null: it was refused. `file`: the one that its header names from now on. */
  async function save(
    row: WhatsappTemplate | null,
    fields: WhatsappTemplateFields,
    file: NewFile | null = null,
  ): Promise<string | null> {
    const id = row?.id ?? newId()
    const changes = row ? changedTemplateFields(row, fields) : fields
    if (row && !Object.keys(changes).length) return id
    const saved = await sync.mutateAll([
      {
        name: row ? 'whatsapp_template.patch' : 'whatsapp_template.create',
        args: row ? { id, fields: changes } : { id, ...fields },
        ...(file && { files: [file] }),
      },
    ])
    if (saved.kind === 'saved') return id
    toasts.failed(new AppError(saved.code))
    return null
  }

  const copy = (row: WhatsappTemplate): Promise<string | null> =>
    save(null, {
      ...contentOfTemplate(row),
      channel_account_id: row.channel_account_id,
      name: row.name ? `${row.name}_copy`.slice(0, 512) : '',
    })

  /** Of one that Meta does not have. */
  async function remove(row: WhatsappTemplate): Promise<boolean> {
    const saved = await sync.mutate('whatsapp_template.delete', { ids: [row.id] })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else
      toasts.done(t('template.deleted', { name: row.name || t('template.nameless') }), {
        undo: async () => void (await sync.mutate('whatsapp_template.restore', { rows: [row] })),
      })
    return saved.kind === 'saved'
  }
  return { save, copy, remove }
}

const changedTemplateFields = (row: WhatsappTemplate, fields: WhatsappTemplateFields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => !same(value, row[field as keyof WhatsappTemplateFields])),
  )

/** What Meta has to be asked for. */
export function useTemplateCalls() {
  const { t } = useTranslation('whatsapp')
  const toasts = useToasts()
  const call = useChangedCall('whatsapp_template.')
  const [isBusy, setBusy] = useState(false)

  async function busily<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      toasts.failed(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  const handIn = (id: string) =>
    busily(async () => {
      const { state, problem } = await call(templateCalls.handIn, { id })
      if (problem) toasts.info(t(`template.problem.${problem}`))
      else toasts.done(t(`template.handedIn.${state === 'sending' ? 'open' : 'done'}`))
    })
  /** Whether it is gone. */
  const removeAtMeta = (id: string, name: string) =>
    busily(async () => {
      const { problem } = await call(templateCalls.remove, { id })
      if (problem) toasts.info(t(`template.problem.${problem}`))
      else toasts.done(t('template.deleted', { name }))
      return !problem
    })
  const read = (numbers: readonly string[]) =>
    busily(async () => {
      let count = 0
      for (const channel_account_id of numbers) {
        const { problem, templates } = await call(templateCalls.sync, { channel_account_id })
        if (problem) return toasts.info(t(`template.problem.${problem}`))
        count += templates
      }
      return toasts.done(t('template.read', { count }))
    })
  return { handIn, removeAtMeta, read, isBusy }
}
