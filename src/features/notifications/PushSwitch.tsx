import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../../components/Part.tsx'
import { type PushState, pushState, turnPushOff, turnPushOn } from '../../lib/push.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import { useConnected } from '../../lib/useConnected.ts'

/** Pushes belong to this browser, and to the server that sends them: they are switched with a connection only. */
export function PushSwitch() {
  const styles = useStyles()
  const { t } = useTranslation('notifications')
  const isConnected = useConnected()
  const { state, isBusy, change } = usePushState()
  if (!state) return null
  const isPossible = state === 'on' || state === 'off'
  const note = isPossible ? (isConnected ? 'note' : 'offline') : state
  return (
    <Part title={t('push.title')}>
      {isPossible && (
        <Switch
          label={t('push.label')}
          checked={state === 'on'}
          disabled={!isConnected || isBusy}
          onChange={(_, { checked }) => void change(checked)}
        />
      )}
      <p className={styles.note}>{t(`push.${note}`)}</p>
    </Part>
  )
}

/** What the browser says; null until it has. */
function usePushState() {
  const { id } = useUser()
  const toasts = useToasts()
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isHere = true
    const tell = (next: PushState) => isHere && setState(next)
    pushState(id).then(tell, () => tell('unsupported'))
    return () => {
      isHere = false
    }
  }, [id])

  const change = async (isOn: boolean) => {
    setBusy(true)
    try {
      setState(isOn ? await turnPushOn(id) : await turnPushOff())
    } catch (error) {
      toasts.failed(error)
      setState(await pushState(id))
    } finally {
      setBusy(false)
    }
  }
  return { state, isBusy, change }
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
})
