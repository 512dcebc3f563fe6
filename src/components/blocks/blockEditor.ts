import { createContext, useContext } from 'react'
import type { Gap, Spot } from '#domain/email/render/editBlocks'
import type { AnyBlock, Block, SimpleBlock } from '#domain/email/render/message'
import type { AssistSubject } from '../assistant/assistSubject.ts'
import type { Caret } from './rich/richView.ts'

type Picture = Extract<SimpleBlock, { kind: 'picture' }>
export type PictureFile = Pick<Picture, 'hash' | 'size' | 'mime'>

/** Where parts are kept while they are written: a message, or a text of the shop. */
export type BlockPlace = {
  content: readonly Block[]
  language: string
  /** Rises when `content` was changed by something else than typing. */
  turn: number
  /** `theme`: colours and places are those of the page that it is for; there are no merge tags. */
  look: 'own' | 'theme'
  label: string
  pictures: ReadonlyMap<string, string>
  /** `content` as it is at this moment, and not as it was drawn. */
  latest: () => Block[]
  /** `group`: what is typed in one go is undone in one go. */
  edit: (step: (content: Block[]) => Block[], group?: string) => void
  undo: () => void
  redo: () => void
  /** Null: it was told why the file cannot be used. */
  takePicture: (file: File) => Promise<TakePictureResult | null>
  /** What the assistant is asked about a text. */
  assist: (text: string, onUse: (text: string) => void) => AssistSubject
}
/** `keep`: after the content names it. */
type TakePictureResult = { file: PictureFile; keep: () => Promise<unknown> }

/** What the parts need to know of the whole, and what they can do to it. */
export type BlockEditor = Omit<BlockPlace, 'edit' | 'takePicture'> & {
  selected: Spot | null
  /** the part that was just added: what is typed goes into it */
  added: Spot | null
  /** where typing goes on after two parts became one */
  caret: { spot: Spot; at: Caret } | null
  select: (spot: Spot | null) => void
  /** the part that is being dragged */
  dragged: Spot | null
  drag: (spot: Spot | null) => void
  set: (spot: Spot, block: AnyBlock, group?: string) => void
  add: (gap: Gap, block: AnyBlock) => void
  addPictures: (files: readonly File[], gap: Gap) => void
  /** Between the words of a text: it becomes two. */
  cutIn: (spot: Spot, files: readonly File[], line: number, offset: number) => void
  /** The same with what was pasted; false: there is no room for it. */
  cutInParts: (spot: Spot, parts: readonly SimpleBlock[], line: number, offset: number) => boolean
  /** What stands behind this character of a heading becomes a text. */
  breakOff: (spot: Spot, offset: number) => void
  /** Its words go on in the part above; false: no words stand there. */
  join: (spot: Spot) => boolean
  replacePicture: (spot: Spot, file: File) => void
  remove: (spot: Spot) => void
  duplicate: (spot: Spot) => void
  step: (spot: Spot, by: -1 | 1) => void
  move: (from: Spot, to: Gap) => void
  isBusy: boolean
}

export const BlockEditorContext = createContext<BlockEditor | null>(null)

export function useBlockEditor(): BlockEditor {
  const editor = useContext(BlockEditorContext)
  if (!editor) throw new Error('useBlockEditor outside of an editor')
  return editor
}

export type BlockProps<K extends AnyBlock['kind']> = { spot: Spot; block: Extract<AnyBlock, { kind: K }> }
export const nodeKey = ({ id, inside }: Spot) => (inside ? `${id}/${inside.column}/${inside.at}` : id)
export const isSameSpot = (a: Spot | null, b: Spot | null) => a !== null && b !== null && nodeKey(a) === nodeKey(b)
export const ownSpot = (id: string): Spot => ({ id, inside: null })
