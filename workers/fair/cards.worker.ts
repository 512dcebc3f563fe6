import { expose } from 'comlink'
import { type CardDraft, ofCard } from '#domain/fair/captured'
import { readCard } from '#domain/fair/readCard'
import { limits } from '#domain/limits'
import { redrawn } from '../blobs/picture.ts'
import { openRecogniser, type Recogniser } from './recogniser.ts'
import { loadParts } from './recognitionParts.ts'

/** a card is read from so many points: more take longer and tell no more */
const cardEdgePx = 1_800

export type ReadPhoto = { kind: 'read'; captured: CardDraft } | { kind: 'nothing' } | { kind: 'missing' }

let opening: Promise<Recogniser | null> | null = null

async function open(): Promise<Recogniser | null> {
  const parts = await loadParts()
  return parts && openRecogniser(parts)
}

const api = {
  async read(photo: Blob): Promise<ReadPhoto> {
    const recogniser = await (opening ??= open())
    if (!recogniser) {
      opening = null
      return { kind: 'missing' }
    }
    const picture = await redrawn(photo, limits.photoBytes, cardEdgePx)
    if (!(picture instanceof Blob)) return { kind: 'nothing' }
    const lines = recogniser.read(new Uint8Array(await picture.arrayBuffer()))
    return lines.length > 0 ? { kind: 'read', captured: ofCard(readCard(lines)) } : { kind: 'nothing' }
  },
}

export type CardsWorkerApi = typeof api
expose(api)
