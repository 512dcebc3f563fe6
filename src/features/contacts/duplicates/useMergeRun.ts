import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MutationArgs } from '#domain/mutations'
import type { MergeRule } from '#workers/search/duplicatesApi'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'

type MergeRun = { title: 'running' | 'undoing'; done: number; of: number; paused: boolean }
type Undo = MutationArgs<'contact.unmerge'>

/** What an undo takes is kept in memory: more than this would take too much of it. */
const undoable = 5_000
const undoneAtOnce = 50

/** Merges group after group by a rule; it can be paused, stopped, and taken back. `onEnd`: groups are others now. */
export function useMergeRun(onEnd: () => void) {
  const { t } = useTranslation('contacts')
  const { sync, duplicates } = useClient()
  const toasts = useToasts()
  const words = useWords()
  const [run, setRun] = useState<MergeRun | null>(null)
  const gate = useRef<{ stopped: boolean; goOn: (() => void) | null }>({ stopped: false, goOn: null })
  const pausing = useRef<Promise<void> | null>(null)

  /** False when it was stopped. */
  async function mayGoOn(): Promise<boolean> {
    await pausing.current
    return !gate.current.stopped
  }
  function begin(title: MergeRun['title'], of: number) {
    gate.current = { stopped: false, goOn: null }
    setRun({ title, done: 0, of, paused: false })
  }
  const advance = (done: number) => setRun((before) => before && { ...before, done: Math.min(done, before.of) })

  async function start(rule: MergeRule, of: number) {
    begin('running', of)
    const undos: Undo[] = []
    let refused: string | null = null
    let merged = 0
    for (let from: number | null = 0; from !== null && !refused && (await mayGoOn()); ) {
      const plan = await duplicates.plan(rule, from)
      if (plan.merges.length > 0) {
        const saved = await sync.mutateAll(plan.merges.map(({ merge }) => ({ name: 'contact.merge', args: merge })))
        if (saved.kind === 'refused') refused = words.ofCode(saved.code)
        else {
          merged += plan.merges.length
          if (undos.length < undoable) undos.push(...plan.merges.map(({ undo }) => undo))
        }
      }
      from = plan.next
      advance(from ?? of)
    }
    setRun(null)
    if (refused) toasts.info(t('duplicates.rule.refused', { reason: refused }))
    if (merged > 0)
      toasts.done(
        t('duplicates.rule.done', { count: merged }),
        undos.length === merged ? { undo: () => takeBack(undos) } : {},
      )
    if (merged > 0) onEnd()
  }

  async function takeBack(undos: readonly Undo[]) {
    begin('undoing', undos.length)
    for (let at = 0; at < undos.length && (await mayGoOn()); at += undoneAtOnce) {
      const some = undos.slice(at, at + undoneAtOnce)
      const saved = await sync.mutateAll(some.map((args) => ({ name: 'contact.unmerge', args })))
      if (saved.kind === 'refused') toasts.info(words.ofCode(saved.code))
      if (saved.kind === 'refused') break
      advance(at + some.length)
    }
    setRun(null)
    onEnd()
  }

  function pause() {
    pausing.current = new Promise((go) => {
      gate.current.goOn = go
    })
    setRun((before) => before && { ...before, paused: true })
  }
  function resume() {
    gate.current.goOn?.()
    pausing.current = null
    setRun((before) => before && { ...before, paused: false })
  }
  function stop() {
    gate.current.stopped = true
    resume()
  }
  return { run, start, takeBack, pause, resume, stop }
}
