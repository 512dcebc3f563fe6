import { useTranslation } from 'react-i18next'
import { useSyncState } from '../../lib/client.ts'
import { useFormats } from '../../lib/formats.ts'
import { offlineSince } from '../../lib/offlineSince.ts'
import { syncSummary } from './syncSummary.ts'

/** The sync state as one line, and how loud it is. */
export function useSyncText() {
  const { t } = useTranslation('app')
  const formats = useFormats()
  const state = useSyncState()
  const summary = syncSummary(state)
  const { offlineSince: since } = state

  const offline =
    since === null
      ? t('sync.offlineNow')
      : t('sync.offline', { time: formats.moment(offlineSince({ ...state, offlineSince: since }, localStorage)) })
  const waiting = t('sync.waiting', { count: state.waiting })
  const reading = t('sync.firstSync', { rows: formats.number(state.firstSync?.rows ?? 0) })
  const lines = {
    issues: () => t('sync.issues', { count: state.issues }),
    offline: () => offline,
    waiting: () => waiting,
    files: () => t('sync.files', { count: state.files ?? 0 }),
    firstSync: () => reading,
  }
  const line =
    summary.text in lines
      ? lines[summary.text as keyof typeof lines]()
      : t(`sync.${summary.text as Exclude<typeof summary.text, keyof typeof lines>}`)
  const second = summary.alsoWaiting ? waiting : summary.text === 'slow' && state.firstSync ? reading : null
  return {
    ...summary,
    /** the one line, and its two halves where there is room below each other */
    line: second ? t('sync.both', { state: line, waiting: second }) : line,
    halves: second ? [line, second] : [line],
  }
}
