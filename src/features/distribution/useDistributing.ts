import i18next from 'i18next'
import { distributionCalls } from '#domain/distribution/calls'
import type { Distribution, DistributionAsked } from '#domain/distribution/distribution'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { backOf, movedBy } from './distributed.ts'
import { isSilence } from './followRun.ts'
import { showRun, startRun } from './runs.ts'

/** Said when it is over, in the language of then. */
const t = i18next.getFixedT(null, 'distribution')

/** Starts, stops and undoes distributions, and says what came of it where no window does. */
export function useDistributing() {
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()

  const follow = () => {
    void sync.syncNow()
    askAgain()
  }
  async function start(id: string, asked: DistributionAsked) {
    const untold = await startRun(id, asked)
    follow()
    if (untold?.kind === 'refused') toasts.failed(untold.error)
    if (untold?.kind === 'known') tellEnd(untold.distribution)
  }
  function tellEnd(distribution: Distribution) {
    const { state, asked, code } = distribution
    if (state === 'done')
      toasts.done(t(`ended.${asked.kind}`, { count: movedBy(distribution) }), {
        ...(distribution.undo_until !== null && { undo: () => undo(distribution) }),
      })
    if (state === 'failed') toasts.info(`${t('run.failed')} ${code === null ? '' : words.ofCode(code)}`.trim())
    if (state === 'stopped') toasts.info(t('run.stopped'))
  }
  async function stop(id: string) {
    try {
      showRun(await request(distributionCalls.stop, { id }))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  async function undo({ id }: Pick<Distribution, 'id'>) {
    try {
      const undone = await request(distributionCalls.undo, { id })
      const [back, count] = [backOf(undone), movedBy(undone)]
      if (showRun(undone)) return
      if (back < count) toasts.info(t('undo.some', { back, count }))
      else toasts.done(t('undo.done', { count: back }))
    } catch (error) {
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
