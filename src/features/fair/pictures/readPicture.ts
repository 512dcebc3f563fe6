import { assistantCalls } from '#domain/assistant/calls'
import { modelProblems } from '#domain/assistant/model'
import { AppError } from '#domain/errors'
import { emptyCaptured, filled } from '#domain/fair/captured'
import { cardOfFields } from '#domain/fair/cardOfFields'
import { limits } from '#domain/limits'
import { toBase64 } from '#workers/base64'
import { redrawn } from '#workers/blobs/picture'
import { newId } from '#workers/newId'
import { request } from '../../../lib/http.ts'
import { asPhoto } from '../captures.ts'
import { codeIn } from '../codeReader.ts'
import { readPhoto } from '../recognition.ts'
import {
  changePicture,
  fieldsToType,
  type PictureItem,
  type PictureKind,
  readPictureFile,
  readPictureItem,
} from './pictureItems.ts'

/** A model sees no more in a larger one. */
const modelEdgePx = 1_600

type ReadPicture = Pick<PictureItem, 'captured' | 'fields' | 'by'>

/** On this device: a code says more than the letters around it, and both are taken. */
async function readHere(bytes: Uint8Array<ArrayBuffer>, canReadCards: boolean): Promise<ReadPicture> {
  const photo = asPhoto(bytes)
  const code = await codeIn(photo)
  const found = code === null ? null : await (await import('#workers/fair/readCode')).readCode(code)
  const said = found?.kind === 'captured' ? found.captured : null
  const card = canReadCards ? await readPhoto(photo) : null
  const captured = filled(said ?? emptyCaptured, card ?? emptyCaptured)
  const by = said ? 'code' : card ? 'card' : canReadCards ? 'nothing' : null
  return { captured, fields: [], by }
}

/** Into its form; what somebody typed meanwhile stays as it is. */
export async function readItemHere(id: string, canReadCards: boolean): Promise<void> {
  const bytes = await readPictureFile(id)
  if (!bytes) return
  const read = await readHere(bytes, canReadCards)
  const item = await readPictureItem(id)
  if (item) await changePicture({ ...item, ...read, captured: filled(item.captured, read.captured) })
}

/** By the model; a form to be confirmed, whatever the picture says. */
export async function readByModel(
  bytes: Uint8Array<ArrayBuffer>,
  { kind, language }: { kind: PictureKind; language: 'zh' | 'en' },
): Promise<ReadPicture> {
  const small = await redrawn(asPhoto(bytes), limits.photoBytes, modelEdgePx)
  if (!(small instanceof Blob)) throw new AppError('pictureDamaged')
  const picture = toBase64(new Uint8Array(await small.arrayBuffer()))
  const { problem, fields } = await request(
    assistantCalls.recognise,
    { id: newId(), kind, language, picture },
    { timeout: limits.sendTimeoutMs },
  )
  if (problem) throw new AppError(modelProblems[problem])
  const said = fields.filter(({ value }) => value.trim() !== '')
  const by = said.length ? 'model' : 'nothing'
  return kind === 'card'
    ? { captured: cardOfFields(said), fields: [], by }
    : { captured: emptyCaptured, fields: said.length ? said : fieldsToType(kind), by }
}
