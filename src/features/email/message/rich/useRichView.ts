import { baseKeymap, splitBlock } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Run } from '#domain/email/message'
import { breakLine, type Look, lookOf, replaceLines, toggle } from './commands.ts'
import { docOf, linesOf } from './lines.ts'
import { picturesIn, sliceFrom } from './transferred.ts'
import { isEmptyDoc, plainText, typedTags } from './typedTags.ts'
import 'prosemirror-view/style/prosemirror.css'

export type RichProps = {
  lines: readonly Run[][]
  /** Rises when `lines` were changed by something else than typing here. */
  turn: number
  label: string
  hint: string
  isOneLine: boolean
  onLines: (lines: Run[][]) => void
  /** Enter, where there is one line only. */
  onEnter: () => void
  /** Backspace, where nothing is left. */
  onEmptied: () => void
  /** Pictures that came between the characters: what stands before them, and behind. */
  onPictures: (files: File[], line: number, offset: number) => void
  onUndo: () => void
  onRedo: () => void
  onLink: () => void
}

const given = 'given'
const plainLook: Look = {
  bold: false,
  italic: false,
  underline: false,
  colour: null,
  href: null,
  hasChoice: false,
  tag: null,
}

/** A place to type lines in; what it says is the page's own state, and its changes are undone there. */
export function useRichView(props: RichProps) {
  const host = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [look, setLook] = useState(plainLook)
  const { turn } = props

  const make = useEffectEvent((place: HTMLElement): EditorView => {
    const made: EditorView = new EditorView(place, {
      state: EditorState.create({ doc: docOf(props.lines), plugins: [typedTags(), ...keysOf()] }),
      attributes: ({ doc }) => attributesOf(isEmptyDoc(doc)),
      clipboardTextSerializer: plainText,
      handlePaste: (_, event) => take(made, event, event.clipboardData),
      handleDrop: (_, event, __, isMoved) => !isMoved && drop(made, event),
      dispatchTransaction(change) {
        const next = made.state.apply(change)
        made.updateState(next)
        if (change.docChanged && !change.getMeta(given)) tell(linesOf(next.doc))
        setLook(lookOf(next))
      },
    })
    return made
  })
  const attributesOf = useEffectEvent((isEmpty: boolean) => ({
    role: 'textbox',
    'aria-label': props.label,
    'aria-multiline': String(!props.isOneLine),
    'data-hint': props.hint,
    ...(isEmpty && { 'data-empty': '' }),
  }))
  const tell = useEffectEvent((lines: Run[][]) => props.onLines(lines))
  const take = useEffectEvent((shown: EditorView, event: Event, data: DataTransfer | null): boolean => {
    if (!data) return false
    const pictures = picturesIn(data)
    const slice = pictures.length > 0 && !data.types.includes('text/html') ? null : sliceFrom(data, props.isOneLine)
    event.preventDefault()
    if (slice) shown.dispatch(shown.state.tr.replaceSelection(slice).scrollIntoView())
    else if (pictures.length > 0) props.onPictures(pictures, ...placeOf(shown.state))
    return true
  })
  const drop = useEffectEvent((shown: EditorView, event: DragEvent): boolean => {
    const at = shown.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
    const slice = event.dataTransfer && sliceFrom(event.dataTransfer, props.isOneLine)
    // Files are the page's matter, wherever they are dropped.
    if (!slice || at === undefined) return event.dataTransfer?.files.length === 0
    event.preventDefault()
    shown.dispatch(shown.state.tr.replaceRange(at, at, slice))
    return true
  })
  const link = useEffectEvent(() => props.onLink())
  const undo = useEffectEvent(() => props.onUndo())
  const redo = useEffectEvent(() => props.onRedo())
  const keysOf = useEffectEvent(() => [
    keymap({
      'Mod-b': toggle('bold'),
      'Mod-i': toggle('italic'),
      'Mod-u': toggle('underline'),
      'Mod-k': does(link),
      'Mod-z': does(undo),
      'Shift-Mod-z': does(redo),
      'Mod-y': does(redo),
      'Shift-Enter': breakLine,
      Enter: enter,
      Backspace: emptied,
    }),
    keymap(baseKeymap),
  ])
  const enter = useEffectEvent<Command>((state, dispatch) => {
    if (!props.isOneLine) return splitBlock(state, dispatch)
    props.onEnter()
    return true
  })
  const emptied = useEffectEvent<Command>((state) => {
    if (!isEmptyDoc(state.doc) || state.doc.childCount > 1) return false
    props.onEmptied()
    return true
  })

  useEffect(() => {
    const made = make(host.current!)
    setView(made)
    return () => made.destroy()
  }, [])

  const follow = useEffectEvent((shown: EditorView) => {
    const change = replaceLines(shown.state, props.lines)
    if (change) shown.dispatch(change.setMeta(given, true))
  })
  useEffect(() => {
    if (view && !view.isDestroyed) follow(view)
  }, [view, turn])

  const run = (command: Command) => {
    if (!view) return
    command(view.state, view.dispatch, view)
    view.focus()
  }
  return { host, look, run, focus: () => view?.focus() }
}

const does =
  (work: () => void): Command =>
  () => {
    work()
    return true
  }

function placeOf({ selection: { $from } }: EditorState): [line: number, offset: number] {
  const before = linesOf($from.doc)[$from.index(0)] ? linesOf($from.doc.cut(0, $from.pos)) : []
  return [$from.index(0), (before.at(-1) ?? []).reduce((sum, { text }) => sum + text.length, 0)]
}
