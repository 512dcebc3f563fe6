import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeFileName } from '#domain/contacts/companions/fileName'
import type { MessageFile } from '#domain/email/render/message'
import { limits } from '#domain/limits'
import { useClient } from '../../../../lib/client.ts'
import { useWords } from '../../../../lib/errors.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { useEditor } from './editor.ts'

export const bytesOf = (files: readonly MessageFile[]) => files.reduce((sum, { size }) => sum + size, 0)

/** One after the other: what cannot be taken is named, and the others are kept. */
export function useAttach() {
  const { t } = useTranslation('email')
  const { editing, change } = useEditor()
  const { files } = useClient()
  const formats = useFormats()
  const words = useWords()
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])

  const refuse = (name: string, reason: string) =>
    setRefusals((before) => [...before, t('message.files.notTaken', { name, reason })])
  function inTheWay(size: number): string | null {
    const { attachments } = editing.state().fields
    if (attachments.length >= limits.emailAttachments)
      return t('message.files.tooMany', { count: limits.emailAttachments })
    if (bytesOf(attachments) + size > limits.emailAttachmentBytes)
      return t('message.files.tooHeavy', { size: formats.fileSize(limits.emailAttachmentBytes) })
    return null
  }
  async function attachOne(file: File) {
    const name = safeFileName(file.name)
    const reason = inTheWay(file.size)
    if (reason) return refuse(name, reason)
    const made = await files.attachment(file)
    if (made.kind === 'failed') return refuse(name, words.ofCode(made.code, made.values))
    const attached = { ...made.file.ref, name } as MessageFile
    if (isAttached(editing.state().fields.attachments, attached)) return refuse(name, t('message.files.twice'))
    change((fields) => ({ ...fields, attachments: [...fields.attachments, attached] }))
    await editing.flush(made.file)
  }
  async function attach(chosen: readonly File[]) {
    setBusy(true)
    setRefusals([])
    try {
      for (const file of chosen) await attachOne(file)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusals, attach }
}

const isAttached = (files: readonly MessageFile[], { hash, name }: MessageFile) =>
  files.some((file) => file.hash === hash && file.name === name)
