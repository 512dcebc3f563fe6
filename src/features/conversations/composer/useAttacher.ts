import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeFileName } from '#domain/contacts/companions/fileName'
import type { ConversationChannel } from '#domain/conversations/channel'
import { fileRefusal } from '#domain/conversations/channelFiles'
import type { MessageFile } from '#domain/email/render/message'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import type { ComposerDraft } from './useComposerDraft.ts'

/** Puts files into a draft, one after the other: what cannot go is named, and the others are kept. */
export function useAttacher(channel: ConversationChannel, draft: ComposerDraft | null) {
  const { t } = useTranslation('conversations')
  const client = useClient()
  const words = useWords()
  const [isBusy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const latest = useRef(draft)
  useLayoutEffect(() => {
    latest.current = draft
  })

  async function attachOne(file: File, isTaken: boolean): Promise<string | null> {
    const name = safeFileName(file.name)
    const refused = (code: string, values?: Record<string, string | number>) =>
      t('files.refused', { name, reason: words.ofCode(code, values) })
    const others = latest.current?.files ?? []
    // The camera's pictures are made smaller; anything else goes as it is.
    const early = fileRefusal(channel, { name, size: isTaken ? 0 : file.size }, others)
    if (early) return refused(early.code, early.values)
    const made = isTaken ? await client.files.picture(file, { taken: true }) : await client.files.attachment(file)
    if (made.kind === 'failed') return refused(made.code, made.values)
    const { ref, bytes } = made.file
    const attached = { ...(ref as Omit<MessageFile, 'name'>), name, bytes }
    const files = latest.current?.files ?? []
    if (files.some((one) => one.hash === ref.hash && one.name === name)) return t('files.twice', { name })
    const late = fileRefusal(channel, attached, files)
    if (late) return refused(late.code, late.values)
    const all = [...files, attached]
    latest.current?.setFiles(all)
    // The next one is weighed with this one, whether the screen has been drawn or not.
    if (latest.current) latest.current = { ...latest.current, files: all }
    return null
  }
  async function attach(chosen: readonly File[], isTaken = false) {
    setBusy(true)
    setRefusals([])
    try {
      for (const file of chosen) {
        const refusal = await attachOne(file, isTaken)
        if (refusal) setRefusals((before) => [...before, refusal])
      }
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    refusals,
    forgetRefusals: () => setRefusals([]),
    attach: (files: readonly File[], isTaken?: boolean) => void attach(files, isTaken),
  }
}
export type Attacher = ReturnType<typeof useAttacher>
