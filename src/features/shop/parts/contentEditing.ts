import type { Block } from '#domain/email/render/message'
import { begin, type History, record, redo, undo } from '../../../components/mail/editing/history.ts'
import type { TypedPicture } from './typedPicture.ts'

export type ContentState = {
  content: Block[]
  pictures: readonly TypedPicture[]
  /** Rises with every change that was not typed. */
  turn: number
  canUndo: boolean
  canRedo: boolean
}

/** A text while it is written: its steps back and forth, and the pictures that were chosen for it and are in no row yet. */
export function createContentEditing(start: Block[], chosen: readonly TypedPicture[], clock: () => number) {
  let history: History<Block[]> = begin(start)
  let pictures = [...chosen]
  let turn = 0
  let state = stateNow()
  const listeners = new Set<() => void>()

  function stateNow(): ContentState {
    const { now: content, past, future } = history
    return { content, pictures, turn, canUndo: past.length > 0, canRedo: future.length > 0 }
  }
  function moved(next: History<Block[]>, isTyped: boolean) {
    if (next.now === history.now) return
    history = next
    if (!isTyped) turn++
    state = stateNow()
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit: (step: (content: Block[]) => Block[], group: string | null = null) =>
      moved(record(history, step(history.now), group, clock()), group !== null),
    undo: () => moved(undo(history), false),
    redo: () => moved(redo(history), false),
    /** It is there once a part names it. */
    addPicture(picture: TypedPicture) {
      pictures = [...pictures.filter(({ hash }) => hash !== picture.hash), picture]
    },
    /** What was put there by something else than this, such as a draft that is thrown away. */
    follow(content: Block[], kept: readonly TypedPicture[]) {
      const isSame = content === history.now || content.length + history.now.length === 0
      if (isSame) return
      pictures = [...kept]
      moved(record(history, content, null, clock()), false)
    },
  }
}
