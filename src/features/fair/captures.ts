import type { BlobMime } from '#domain/blobs/blob'
import { type CardDraft, emptyCaptured, isCardUntouched } from '#domain/fair/captured'
import type { DraftRecord } from '#workers/database/schema'
import { newId } from '#workers/newId'
import { draftsKept, keepDrafts, readDraft } from '../../lib/drafts.ts'
import { readOnce, useStored } from '../../lib/reader.ts'

export const ways = ['card', 'code', 'typed'] as const
export type CaptureWay = (typeof ways)[number]

/**
 * One capture on its way to a contact. It is on the disk from the first picture and the first letter on, under the id that
 * the contact will have, so that a tab that is killed loses nothing.
 */
export type Capture = {
  id: string
  way: CaptureWay
  captured: CardDraft
  hasPhoto: boolean
  /** how long each recording is, in ms */
  voices: number[]
  /** the contact is made; what is left is to look at what was read from its picture */
  isKept: boolean
  /** what was read from the picture; null: nothing could be; undefined: not tried yet */
  read?: CardDraft | null
}

/** What was said about somebody, before there is a contact that it belongs to. */
export type CapturedVoice = { bytes: Uint8Array<ArrayBuffer>; mime: BlobMime; duration_ms: number }
/** Kept apart from what is typed, so that a letter does not write a picture anew. */
export type CaptureFiles = { photo: Uint8Array<ArrayBuffer> | null; voices: CapturedVoice[] }

export const noFiles: CaptureFiles = { photo: null, voices: [] }
const prefix = 'fair.capture.'
const keyOf = (id: string) => prefix + id
const filesKeyOf = (id: string) => `fair.files.${id}`

export const newCapture = (way: CaptureWay): Capture => ({
  id: newId(),
  way,
  captured: emptyCaptured,
  hasPhoto: false,
  voices: [],
  isKept: false,
})

export const isEmpty = ({ captured, hasPhoto, voices }: Capture) =>
  !hasPhoto && voices.length === 0 && isCardUntouched(captured)
export const asPhoto = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'image/jpeg' })

/** The oldest first; undefined while they are being read. */
export const useCaptures = () =>
  useStored(async (db) => {
    const records: DraftRecord[] = await db.drafts.where('key').startsWith(prefix).toArray()
    return records.map(({ value }) => value as Capture)
  }, [])

export const useFiles = (id: string) =>
  useStored(async (db) => ((await db.drafts.get(filesKeyOf(id)))?.value as CaptureFiles | undefined) ?? noFiles, [id])
export const readFiles = async (id: string) => (await readDraft<CaptureFiles>(filesKeyOf(id))) ?? noFiles

/** `files`: where they have changed; both are kept, or neither. */
export const keepCapture = (capture: Capture, files?: CaptureFiles): Promise<void> =>
  isEmpty(capture)
    ? forgetCapture(capture.id)
    : keepDrafts({ ...(files && { [filesKeyOf(capture.id)]: files }), [keyOf(capture.id)]: capture })

export const forgetCapture = (id: string): Promise<void> => keepDrafts({ [keyOf(id)]: null, [filesKeyOf(id)]: null })

/** Of one that waits; one that the user is done with meanwhile does not come back. */
export async function keepCardDraft(id: string, read: CardDraft | null): Promise<void> {
  await draftsKept()
  await readOnce((db) =>
    db.drafts
      .where('key')
      .equals(keyOf(id))
      .modify((record) => {
        record.value = { ...(record.value as Capture), read }
      }),
  )
}
