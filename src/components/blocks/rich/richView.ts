import { baseKeymap, splitBlock } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState, type Plugin, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { lengthOf } from '#domain/campaigns/runs'
import { fallbackOf, type MergeTag, tagParts } from '#domain/email/render/mergeTags'
import type { Run, SimpleBlock } from '#domain/email/render/message'
import { breakLine, type Look, lookOf, toggle } from './commands.ts'
import { caretPosition, docOf, linesOf } from './lines.ts'
import { partsFrom, picturesIn, sliceFrom } from './transferred.ts'
import { isEmptyDoc, plainTagText, typedTags } from './typedTags.ts'

export type RichProps = {
  lines: readonly Run[][]
  /** Rises when `lines` were changed by something else than typing here. */
  turn: number
  label: string
  hint: string
  isOneLine: boolean
  /** Letters have no colour and no line below them: the page that they are for has its own look. */
  isPlain: boolean
  /** Typing goes on in it as soon as it is there. */
  takesFocus: boolean
  /** Where typing goes on, when something else than typing here moved it. */
  caret: Caret | null
  /** what a tag is called in the list it is inserted from */
  tagName: (tag: MergeTag) => string
  onLines: (lines: Run[][]) => void
  /** Enter, where there is one line only. */
  onEnter: (offset: number) => void
  /** Backspace before the first letter; false: nothing stands there that takes it. */
  onJoin: () => boolean
  /** Backspace, where nothing is left. */
  onEmptied: () => void
  /** More than lines came between the characters of a line; false: there is no room for parts. */
  onParts: (parts: SimpleBlock[], line: number, offset: number) => boolean
  /** Pictures that came between the characters of a line. */
  onPictures: (files: File[], line: number, offset: number) => void
  onUndo: () => void
  onRedo: () => void
  onLink: () => void
}

export type Caret = { line: number; offset: number }

/** Marks a change that came from outside, so that it is not told back. */
export const given = 'given'

/** `now`: what the page wants of it at the moment of a key, and not when it was made. */
export function makeRichView(place: HTMLElement, now: () => RichProps, onLook: (look: Look) => void): EditorView {
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ doc: docOf(now().lines), plugins: [typedTags(), ...keysOf(now)] }),
    attributes: ({ doc }) => ({
      role: 'textbox',
      'aria-label': now().label,
      'aria-multiline': String(!now().isOneLine),
      'data-hint': now().hint,
      ...(isEmptyDoc(doc) && { 'data-empty': '' }),
    }),
    nodeViews: { tag: ({ attrs }) => ({ dom: tagFace(String(attrs.source), now().tagName) }) },
    clipboardTextSerializer: plainTagText,
    handlePaste: (shown, event) => paste(shown, event, now()),
    handleDrop: (shown, event, _, isMoved) => !isMoved && drop(shown, event, now()),
    dispatchTransaction(change) {
      const next = view.state.apply(change)
      view.updateState(next)
      if (change.docChanged && !change.getMeta(given)) now().onLines(linesOf(next.doc))
      onLook(lookOf(next))
    },
  })
  return view
}

/** As in the list it is inserted from, and with what is read where nothing is known. */
function tagFace(source: string, nameOf: RichProps['tagName']): HTMLElement {
  const face = document.createElement('span')
  const tag = tagParts(source)[0]?.tag
  face.dataset.tag = source
  face.title = source
  face.textContent = [tag ? nameOf(tag) : source, fallbackOf(source)].filter(Boolean).join(' · ')
  return face
}

function keysOf(now: () => RichProps): Plugin[] {
  const does =
    (name: 'onLink' | 'onUndo' | 'onRedo'): Command =>
    () => {
      now()[name]()
      return true
    }
  return [
    keymap({
      'Mod-b': toggle('bold'),
      'Mod-i': toggle('italic'),
      'Mod-u': (state, dispatch) => now().isPlain || toggle('underline')(state, dispatch),
      'Mod-k': does('onLink'),
      'Mod-z': does('onUndo'),
      'Shift-Mod-z': does('onRedo'),
      'Mod-y': does('onRedo'),
      'Shift-Enter': breakLine,
      Enter(state, dispatch) {
        if (!now().isOneLine) return splitBlock(state, dispatch)
        now().onEnter(placeIn(state)[1])
        return true
      },
      Backspace({ doc, selection: { empty, from } }) {
        if (!empty || from > 1) return false
        if (now().onJoin()) return true
        if (!isEmptyDoc(doc) || doc.childCount > 1) return false
        now().onEmptied()
        return true
      },
    }),
    keymap(baseKeymap),
  ]
}

function paste(view: EditorView, event: ClipboardEvent, props: RichProps): boolean {
  const data = event.clipboardData
  if (!data) return false
  const pictures = picturesIn(data)
  // Word and sheets put a picture of the words beside them.
  const slice = pictures.length > 0 && !data.types.includes('text/html') ? null : sliceFrom(data, props)
  event.preventDefault()
  if (pasteParts(view, data, props)) return true
  if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
  else if (pictures.length > 0) props.onPictures(pictures, ...placeIn(view.state))
  return true
}

/** What is chosen goes, as where anything is pasted. */
function pasteParts(view: EditorView, data: DataTransfer, { isOneLine, isPlain, onParts }: RichProps): boolean {
  const parts = isOneLine ? null : partsFrom(data, isPlain)
  if (!parts) return false
  if (!view.state.selection.empty) view.dispatch(view.state.tr.deleteSelection())
  return onParts(parts, ...placeIn(view.state))
}

/** Typing goes on there. */
export function placeCaret(view: EditorView, { line, offset }: Caret) {
  const { state } = view
  const at = caretPosition(state.doc, line, offset)
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, at)).scrollIntoView())
  view.focus()
}

function drop(view: EditorView, event: DragEvent, props: RichProps): boolean {
  const data = event.dataTransfer
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
  const slice = data && data.files.length === 0 ? sliceFrom(data, props) : null
  // Files and parts are the page's matter, wherever they are dropped.
  if (!slice || at === undefined) return true
  event.preventDefault()
  view.dispatch(view.state.tr.replaceRange(at, at, slice))
  return true
}

function placeIn({ selection: { $from } }: EditorState): [line: number, offset: number] {
  return [$from.index(0), lengthOf(linesOf($from.doc.cut(0, $from.pos)).at(-1) ?? [])]
}
