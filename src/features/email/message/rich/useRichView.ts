import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Look, replaceLines } from './commands.ts'
import { given, makeRichView, type RichProps } from './richView.ts'
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
  const { turn } = props
  const now = useEffectEvent(() => props)

  useEffect(() => {
    const made = makeRichView(host.current!, () => now(), setLook)
    setView(made)
    if (now().takesFocus) made.focus()
    return () => made.destroy()
  }, [])

  const follow = useEffectEvent((shown: EditorView, _turn: number) => {
    const change = replaceLines(shown.state, props.lines)
    if (change) shown.dispatch(change.setMeta(given, true))
  })
  useEffect(() => {
    if (view && !view.isDestroyed) follow(view, turn)
  }, [view, turn])

  const run = (command: Command) => {
    if (!view) return
    command(view.state, view.dispatch, view)
    view.focus()
  }
  return { host, look, run }
}
