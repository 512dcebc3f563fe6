import { type CardDraft, emptyCaptured } from '#domain/fair/captured'
import type { DraftRecord } from '#workers/database/schema'
import { newId } from '#workers/newId'
import { keepDrafts, readDraft } from '../../../lib/drafts.ts'
import { useStored } from '../../../lib/reader.ts'

export const pictureKinds = ['card', 'product', 'document'] as const
export type PictureKind = (typeof pictureKinds)[number]

/**
 * One picture and what was read from it. It is on this device from the moment it was chosen until it is kept or left out,
 * so that a closed tab loses none.
 */
export type PictureItem = {
  id: string
  at: number
  name: string
  kind: PictureKind
  /** of a card, a badge or an exhibitor's page */
  captured: CardDraft
  /** of a product or a document, as the model named them */
  fields: { name: string; value: string }[]
  /** who read it; null: nobody yet; `nothing`: there was nothing to read */
  by: 'card' | 'code' | 'model' | 'nothing' | null
}

const prefix = 'picture.item '
const keyOf = (id: string) => prefix + id
const fileKeyOf = (id: string) => `picture.file ${id}`

/** What is typed where no model has read it: a product wants a name. */
export const fieldsToType = (kind: PictureKind): PictureItem['fields'] =>
  kind === 'product' ? [{ name: 'name', value: '' }] : []

/** In the order in which they were chosen; undefined while they are being read. */
export const usePictureItems = (): PictureItem[] | undefined =>
  useStored(async (db) => {
    const records: DraftRecord[] = await db.drafts.where('key').startsWith(prefix).toArray()
    return records.map(({ value }) => value as PictureItem).sort((a, b) => a.at - b.at)
  }, [])

export const usePictureFile = (id: string): Uint8Array<ArrayBuffer> | null | undefined =>
  useStored(
    async (db) => ((await db.drafts.get(fileKeyOf(id)))?.value as Uint8Array<ArrayBuffer> | undefined) ?? null,
    [id],
  )
export const readPictureItem = (id: string) => readDraft<PictureItem>(keyOf(id))
export const readPictureFile = (id: string) => readDraft<Uint8Array<ArrayBuffer>>(fileKeyOf(id))

export function addPicture(bytes: Uint8Array<ArrayBuffer>, named: Pick<PictureItem, 'at' | 'name' | 'kind'>) {
  const item: PictureItem = {
    ...named,
    id: newId(),
    captured: emptyCaptured,
    fields: fieldsToType(named.kind),
    by: null,
  }
  return keepDrafts({ [fileKeyOf(item.id)]: bytes, [keyOf(item.id)]: item })
}
export const changePicture = (item: PictureItem): Promise<void> => keepDrafts({ [keyOf(item.id)]: item })
export const dropPicture = (id: string): Promise<void> => keepDrafts({ [keyOf(id)]: null, [fileKeyOf(id)]: null })
export const bringPictureBack = (item: PictureItem, bytes: Uint8Array<ArrayBuffer>): Promise<void> =>
  keepDrafts({ [fileKeyOf(item.id)]: bytes, [keyOf(item.id)]: item })
