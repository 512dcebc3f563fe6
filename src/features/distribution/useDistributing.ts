import i18next from 'i18next'
import { distributionCalls } from '#domain/distribution/calls'
import type { Distribution, DistributionRequest } from '#domain/distribution/distribution'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { openWindow } from '../../lib/windows.ts'
import { backOf, movedContacts } from './distributed.ts'
import { isSilence } from './followRun.ts'
import { showRun, startRun, startUndo } from './runs.ts'

/** Said when it is over, in the language of then. */
const t = i18next.getFixedT(null, 'distribution')

/** So many contacts move in about a second. */
const inAMoment = 5_000

/** How far an undo is before the server has said so. */
const unknown = { total: 0, done: 0 }

/** Starts, stops and undoes distributions, and says what came of it where no window does. */
export function useDistributing() {
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()

  const follow = () => {
    void sync.syncNow()
    askAgain()
  }
  async function start(id: string, asked: DistributionRequest) {
    const untold = await startRun(id, asked)
    follow()
    if (untold?.kind === 'refused') toasts.failed(untold.error)
    if (untold?.kind === 'known') tellEnd(untold.distribution)
  }
  function tellEnd(distribution: Distribution) {
    const { state, asked, code } = distribution
    if (state === 'done')
      toasts.done(t(`ended.${asked.kind}`, { count: movedContacts(distribution) }), {
        ...(distribution.undo_until !== null && { undo: () => undoInSight(distribution) }),
      })
    if (state === 'failed') toasts.info(`${t('run.failed')} ${code === null ? '' : words.ofCode(code)}`.trim())
    if (state === 'stopped') toasts.info(t('run.stopped'))
  }
  /** What takes a while is followed in a window, as it was on its way there. */
  function undoInSight(distribution: Distribution) {
    if (movedContacts(distribution) > inAMoment) openWindow({ kind: 'distribution', id: distribution.id })
    return undo(distribution)
  }
  async function stop(id: string) {
    try {
      showRun(await request(distributionCalls.stop, { id }))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  async function undo(distribution: Distribution) {
    const { id } = distribution
    let isSeen = false
    const tell = (told: Distribution) => {
      showRun(told.state === 'done' && !told.undoing ? { ...told, undoing: unknown } : told)
      // Lists of distributions look once more, and from then on by themselves.
      if (told.undoing && !isSeen) askAgain()
      isSeen ||= told.undoing !== null
    }
    showRun({ ...distribution, undoing: unknown })
    try {
      const undone = await startUndo(id, tell)
      const [back, count] = [backOf(undone), movedContacts(undone)]
      if (showRun(undone)) return
      if (undone.state === 'done') return toasts.info(t('undo.stopped'))
      if (back < count) toasts.info(t('undo.some', { back, count }))
      else toasts.done(t('undo.done', { count: back }))
    } catch (error) {
      showRun(distribution)
      if (isSilence(error)) toasts.info(t('undo.unknown'))
      else toasts.failed(error)
    } finally {
      follow()
    }
  }
  /** What failed, with what it asked for. */
  async function again(id: string) {
    try {
      await request(distributionCalls.start, { id })
    } catch (error) {
      toasts.failed(error)
    }
    askAgain()
  }
  return { start, stop, undo, again }
}
