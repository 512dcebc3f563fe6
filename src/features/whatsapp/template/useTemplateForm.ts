import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeFileName } from '#domain/contacts/companions/fileName'
import type { MessageFile } from '#domain/email/render/message'
import { same } from '#domain/shared/same'
import {
  fixedFields,
  isEditableTemplate,
  mayWriteTemplate,
  type WhatsappTemplate,
  type WhatsappTemplateFields,
} from '#domain/whatsapp/templateRow'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useFaultWords } from './useFaultWords.ts'
import { useTemplateActor } from './useTemplateActor.ts'
import { useTemplateCalls, useTemplateWork } from './useTemplateWork.ts'

export type TemplateFormProps = {
  row: WhatsappTemplate | null
  start: WhatsappTemplateFields
  onOpen: (id: string) => void
}

/** What is typed, what Meta would say to it, and what can be done with it. */
export function useTemplateForm({ row, start, onOpen }: TemplateFormProps) {
  const { t } = useTranslation('whatsapp')
  const { files } = useClient()
  const toasts = useToasts()
  const words = useWords()
  const actor = useTemplateActor()
  const { save } = useTemplateWork()
  const calls = useTemplateCalls()
  const draft = useDraft<WhatsappTemplateFields>(`whatsapp_template ${row?.id ?? 'new'}`, start, (typed) =>
    same(typed, start),
  )
  const [isAsked, setAsked] = useState(false)
  const typed = draft.value ?? start
  const faults = useFaultWords(typed, isAsked)
  const isWritable = !row || (mayWriteTemplate(row, actor) && isEditableTemplate(row))

  async function keep(next = typed, file: Parameters<typeof save>[2] = null): Promise<string | null> {
    const id = await save(row, next, file)
    if (id) draft.clear()
    return id
  }
  async function keepAndStay() {
    const id = await keep()
    if (!id) return
    toasts.done(t('template.saved'))
    if (!row) onOpen(id)
  }
  /** A file is kept with the row that names it, so that it is there without a network. */
  async function setFile(file: File) {
    const { header } = typed
    if (header.kind === 'none' || header.kind === 'text') return
    const made = await files.attachment(file)
    if (made.kind === 'failed') return toasts.info(words.ofCode(made.code, made.values))
    const ref = { ...(made.file.ref as Omit<MessageFile, 'name'>), name: safeFileName(file.name) }
    const id = await keep({ ...typed, header: { kind: header.kind, file: ref } }, made.file)
    if (id && !row) onOpen(id)
  }
  async function handIn() {
    setAsked(true)
    if (faults.count > 0) return
    const id = await keep()
    if (!id) return
    if (!row) onOpen(id)
    await calls.handIn(id)
  }
  return {
    isReady: draft.value !== null,
    typed,
    set: (changes: Partial<WhatsappTemplateFields>) => draft.set({ ...typed, ...changes }),
    isWritable,
    isMine: !row || mayWriteTemplate(row, actor),
    fixed: new Set<string>(row ? fixedFields(row) : []),
    isChanged: !same(typed, start),
    faults,
    isAsked,
    kept: draft.kept,
    discard: draft.clear,
    keepAndStay,
    setFile,
    handIn,
    isBusy: calls.isBusy,
  }
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>
