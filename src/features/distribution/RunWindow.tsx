import { Button } from '@fluentui/react-components'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '#domain/distribution/distribution'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { WindowFrame } from '../../components/WindowFrame.tsx'
import { canUndo } from './distributed.ts'
import type { RunState } from './followRun.ts'
import { RunView } from './RunView.tsx'
import { onRun, stateOf } from './runs.ts'
import { useDistributing } from './useDistributing.ts'
import type { Everybody } from './useEverybody.ts'

type Props = { id: string; everybody: Everybody; onBack: () => void; onClose: () => void }

/** A distribution from its start to its end, as far as anybody looks. */
export function RunWindow({ id, everybody, onBack, onClose }: Props) {
  const { t } = useTranslation('distribution')
  const state = useSyncExternalStore(
    (listener) => onRun(id, listener),
    () => stateOf(id),
  )
  const waiting = useWaiting()
  return (
    <WindowFrame
      title={t('title')}
      onClose={onClose}
      actions={<Actions state={state} waiting={waiting} onBack={onBack} onClose={onClose} />}
    >
      <RunView state={state} everybody={everybody} />
    </WindowFrame>
  )
}

type ActionProps = { state: RunState; waiting: RunWait; onBack: () => void; onClose: () => void }

function Actions({ state, waiting, onBack, onClose }: ActionProps) {
  const { t } = useTranslation('distribution')
  const { stop, undo } = useDistributing()
  const [now] = useState(Date.now)
  if (state.kind === 'asking') return <Button onClick={onClose}>{t('run.close')}</Button>
  if (state.kind === 'refused' || state.distribution.state === 'failed')
    return (
      <>
        <Button onClick={onClose}>{t('run.close')}</Button>
        <Button appearance="primary" onClick={onBack}>
          {t('back')}
        </Button>
      </>
    )
  const { distribution } = state
  const { undoing } = distribution
  if (undoing || isUnderWay(distribution.state))
    return (
      <>
        {undoing?.total !== 0 && (
          <OnlineButton {...waiting.while} onClick={() => void waiting.for('stop', stop(distribution.id))}>
            {t(waiting.on === 'stop' ? 'run.stopping' : 'run.stop')}
          </OnlineButton>
        )}
        <Button onClick={onClose}>{t('run.close')}</Button>
      </>
    )
  return (
    <>
      {canUndo(distribution, now) && (
        <OnlineButton onClick={() => void undo(distribution)}>{t('undo.action')}</OnlineButton>
      )}
      <Button appearance="primary" onClick={onClose}>
        {t('run.done')}
      </Button>
    </>
  )
}

/** One press at a time. */
function useWaiting() {
  const [on, setOn] = useState<'stop' | null>(null)
  return {
    on,
    while: on ? { disabledFocusable: true } : {},
    async for(what: 'stop', work: Promise<unknown>) {
      setOn(what)
      await work
      setOn(null)
    },
  }
}
type RunWait = ReturnType<typeof useWaiting>
