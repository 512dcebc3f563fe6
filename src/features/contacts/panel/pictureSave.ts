import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureRef } from '#domain/blobs/blob'
import { AppError } from '#domain/errors'
import type { NewFileResult } from '#workers/blobs/api'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'

type NewPictureFile = Extract<NewFileResult, { kind: 'made' }>['file']

/** Puts a picture on a contact and takes it off; each can be undone. */
export function usePicture(id: string, before: PictureRef | null) {
  const { t } = useTranslation('contacts')
  const { sync, files } = useClient()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function put(picture: PictureRef | null, file?: NewPictureFile): Promise<boolean> {
    const args = { ids: [id], fields: { picture } }
    const saved = await sync.mutateAll([{ name: 'contact.patch', args, ...(file && { files: [file] }) }])
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }

  async function take(chosen: File, options: { taken: boolean }) {
    setBusy(true)
    try {
      const made = await files.picture(chosen, options)
      if (made.kind === 'failed') return toasts.failed(new AppError(made.code, made.values && { values: made.values }))
      const isKept = await put(made.file.ref as PictureRef, made.file)
      if (isKept) toasts.done(t('picture.saved'), { undo: () => void put(before) })
    } finally {
      setBusy(false)
    }
  }

  async function remove() {
    if (await put(null)) toasts.done(t('picture.removed'), { undo: () => void put(before) })
  }

  return { isBusy, take, remove }
}
