import { createContext, useContext } from 'react'
import type { BlockEditor } from '../../../../components/blocks/blockEditor.ts'
import type { EditingSession, EditingState } from '../../../../components/mail/editing/editing.ts'
import type { MessageFields } from '../../../../components/mail/editing/fields.ts'

/** What the pages beside a message's parts need to know of the whole, and what they can do to it. */
export type Editor = {
  id: string
  editing: EditingSession
  state: EditingState
  blocks: BlockEditor
  change: (edit: (fields: MessageFields) => MessageFields, group?: string) => void
  /** Ends when the editor is left: what undoes a step of it goes as well. */
  here: () => AbortSignal
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor outside of an editor')
  return editor
}
