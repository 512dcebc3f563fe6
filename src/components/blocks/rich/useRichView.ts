import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Look, replaceLines } from './commands.ts'
import { given, makeRichView, placeCaret, type RichProps } from './richView.ts'
import 'prosemirror-view/style/prosemirror.css'

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
  const { turn, caret } = props
  const now = useEffectEvent(() => props)

  useEffect(() => {
    const made = makeRichView(host.current!, () => now(), setLook)
    setView(made)
    const stop = now().takesFocus ? focusSoon(made) : () => {}
    return () => {
      stop()
      made.destroy()
    }
  }, [])

  const follow = useEffectEvent((shown: EditorView, _turn: number) => {
    const change = replaceLines(shown.state, props.lines)
    if (change) shown.dispatch(change.setMeta(given, true))
  })
  useEffect(() => {
    if (view && !view.isDestroyed) follow(view, turn)
  }, [view, turn])

  useEffect(() => {
    if (!view || !caret || view.isDestroyed) return
    placeCaret(view, caret)
    return focusSoon(view)
  }, [view, caret])

  const run = (command: Command) => {
    if (!view) return
    command(view.state, view.dispatch, view)
    view.focus()
  }
  return { host, look, run }
}

/** Now, and once more: a sheet that opens around it gives the focus to its first button. */
function focusSoon(view: EditorView): () => void {
  view.focus()
  const timer = setTimeout(() => {
    if (!view.isDestroyed) view.focus()
  })
  return () => clearTimeout(timer)
}
