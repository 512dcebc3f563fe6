import { useTranslation } from 'react-i18next'
import type { ContactFields } from '#domain/contacts/contact'
import { AppError } from '#domain/errors'
import { captureChanges, type Stamp } from '#domain/fair/captured'
import { captureFields } from '#domain/fair/captureFields'
import type { Fair } from '#domain/fair/fair'
import { newId } from '#workers/newId'
import { browserRegion } from '../../lib/browserRegion.ts'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { useFormats } from '../../lib/formats.ts'
import { useToasts } from '../../lib/toasts.ts'
import { asPhoto, type Capture, type CapturedVoice, type CaptureFiles, forgetCapture, keepCapture } from './captures.ts'
import type { FairChoice } from './useFairs.ts'

const day = 24 * 3_600_000
const moment = () => Date.now()

/** Makes a contact of a capture, with its picture and its stamp; all of it or nothing. */
export function useKeep() {
  const { t } = useTranslation('fair')
  const { sync, files: maker } = useClient()
  const formats = useFormats()
  const words = useWords()
  const toasts = useToasts()

  async function keep(
    capture: Capture,
    files: CaptureFiles,
    fair: Fair | null,
    choice: FairChoice,
  ): Promise<{ name: string } | { problem: string }> {
    const now = moment()
    const fields = await capturedFields(capture, t('capture.nameless', { moment: formats.moment(now, 0) }))
    const { photo } = files
    const made = photo && (await maker.picture(asPhoto(photo), { taken: true }))
    const file = made?.kind === 'made' ? made.file : null
    const contact = {
      ...fields,
      id: capture.id,
      ...(file && { picture: file.ref as NonNullable<ContactFields['picture']> }),
    }
    const [create, ...others] = captureChanges(contact, stampOf(capture, fair, choice, now), {
      now,
      newId: () => newId(),
    })
    const voices = await Promise.all(files.voices.map((voice) => voiceChange(capture.id, voice)))
    if (voices.some((changes) => changes.length === 0)) return { problem: words.ofCode('operationFailed') }
    const saved = await sync.mutateAll([{ ...create!, ...(file && { files: [file] }) }, ...others, ...voices.flat()])
    // Killed between the contact and this line, it is there already.
    if (saved.kind === 'refused' && saved.code !== 'exists') return { problem: words.ofCode(saved.code) }
    // A picture that nobody has read, or that could not be made smaller, waits on this device.
    const isDone = !photo || (capture.read !== undefined && file !== null)
    await (isDone
      ? forgetCapture(capture.id)
      : keepCapture({ ...capture, voices: [], isKept: true }, { photo, voices: [] }))
    return { name: fields.name || fields.company || '' }
  }

  /** A recording that ended after its contact was made. */
  async function keepVoice(contact: string, voice: CapturedVoice): Promise<void> {
    const saved = await sync.mutateAll(await voiceChange(contact, voice))
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }

  async function voiceChange(contact_id: string, { bytes, mime, duration_ms }: CapturedVoice) {
    const made = await maker.sound(new Blob([bytes], { type: mime }), mime)
    if (made.kind === 'failed') return []
    const args = { ...made.file.ref, id: newId(), contact_id, duration_ms, remark: '' }
    return [{ name: 'voice_note.create' as const, args, files: [made.file] }]
  }

  function stampOf(capture: Capture, fair: Fair | null, choice: FairChoice, now: number): Stamp {
    const { booth, tags, followUpDays } = choice
    return {
      fair,
      booth,
      tags,
      how: t(`capture.how.${capture.way}`),
      remindAt: followUpDays === null ? null : now + followUpDays * day,
      reminder: t('stamp.reminder', { place: fair?.name || t('stamp.theFair') }),
    }
  }

  return { keep, keepVoice }
}

/** Numbers are read as an import reads them; the numbering plans come with the first capture. */
export async function capturedFields(
  { captured }: Pick<Capture, 'captured'>,
  nameless: string,
): Promise<ContactFields> {
  const { readPhone } = await import('#workers/sheets/import/phones')
  return captureFields(captured, (text, country) => readPhone(text, country, here()), nameless)
}

/** Where numbers without a code are from, when the card says no country. */
const here = () => browserRegion() ?? 'CN'
