import { createContext, useContext } from 'react'
import type { Gap, Spot } from '#domain/email/render/editBlocks'
import type { AnyBlock } from '#domain/email/render/message'
import type { EditingSession, EditingState } from '../../../../components/mail/editing/editing.ts'
import type { MessageFields } from '../../../../components/mail/editing/fields.ts'

/** What the parts of a message need to know of the whole, and what they can do to it. */
export type Editor = {
  id: string
  editing: EditingSession
  state: EditingState
  pictures: ReadonlyMap<string, string>
  selected: Spot | null
  /** the part that was just added: what is typed goes into it */
  added: Spot | null
  select: (spot: Spot | null) => void
  /** the part that is being dragged */
  dragged: Spot | null
  drag: (spot: Spot | null) => void
  change: (edit: (fields: MessageFields) => MessageFields, group?: string) => void
  set: (spot: Spot, block: AnyBlock, group?: string) => void
  add: (gap: Gap, block: AnyBlock) => void
  addPictures: (files: readonly File[], gap: Gap) => void
  /** Between the words of a text: it becomes two. */
  cutIn: (spot: Spot, files: readonly File[], line: number, offset: number) => void
  replacePicture: (spot: Spot, file: File) => void
  remove: (spot: Spot) => void
  duplicate: (spot: Spot) => void
  step: (spot: Spot, by: -1 | 1) => void
  move: (from: Spot, to: Gap) => void
  isBusy: boolean
  /** Ends when the editor is left: what undoes a step of it goes as well. */
  here: () => AbortSignal
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor outside of an editor')
  return editor
}

export type BlockProps<K extends AnyBlock['kind']> = { spot: Spot; block: Extract<AnyBlock, { kind: K }> }
export const nodeKey = ({ id, inside }: Spot) => (inside ? `${id}/${inside.column}/${inside.at}` : id)
export const isSameSpot = (a: Spot | null, b: Spot | null) => a !== null && b !== null && nodeKey(a) === nodeKey(b)
export const ownSpot = (id: string): Spot => ({ id, inside: null })
