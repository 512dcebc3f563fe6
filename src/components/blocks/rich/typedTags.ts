import { type Node, Slice } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { tagParts } from '#domain/email/render/mergeTags'
import { docOf, linesOf } from './lines.ts'

/** Who knows how a tag is written may type it: it becomes one with its last brace. */
export function typedTags(): Plugin {
  let view: EditorView | null = null
  return new Plugin({
    view(shown) {
      view = shown
      return {}
    },
    appendTransaction(changes, _, state): Transaction | null {
      // An input method must not lose what it writes into.
      if (view?.composing || !changes.some(({ docChanged }) => docChanged)) return null
      return withTags(state)
    },
  })
}

function withTags(state: EditorState): Transaction | null {
  const found: { from: number; to: number; text: string; node: Node }[] = []
  state.doc.descendants((node, pos) => {
    if (!node.isText) return
    let from = pos
    for (const { source, tag } of tagParts(node.text ?? '')) {
      if (tag) found.push({ from, to: from + source.length, text: source, node })
      from += source.length
    }
  })
  if (found.length === 0) return null
  const tr = state.tr
  for (const { from, to, text, node } of found.toReversed()) {
    const tag = docOf([[{ text }]]).firstChild!.firstChild!.mark(node.marks)
    tr.replaceWith(from, to, tag)
  }
  return tr
}

/** What is copied to another program is read as it is written. */
export const plainTagText = (slice: Slice): string =>
  slice.content.textBetween(0, slice.content.size, '\n', (leaf) => leaf.type.spec.leafText?.(leaf) ?? '\n')

export const isEmptyDoc = (doc: Node) => linesOf(doc).every((line) => line.length === 0)
