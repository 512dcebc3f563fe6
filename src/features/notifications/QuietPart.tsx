import { Field, makeStyles, Select, Switch, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noticeCalls } from '#domain/notifications/calls'
import type { QuietHours } from '#domain/notifications/quietHours'
import { AnswerView } from '../../components/AnswerView.tsx'
import { Part } from '../../components/Part.tsx'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../lib/useAnswer.ts'
import { useConnected } from '../../lib/useConnected.ts'

type Hours = Pick<QuietHours, 'is_on' | 'from' | 'to'>
const usual: Hours = { is_on: false, from: 22, to: 7 }

/** When nothing is pushed to this user, on all devices. The server pushes, so it is chosen with a connection. */
export function QuietPart() {
  const { t } = useTranslation('notifications')
  const answered = useAnswer(noticeCalls.quietHours, {})
  return (
    <Part title={t('quiet.title')}>
      <AnswerView answered={answered} lines={2}>
        {(state) => <Choice state={state} />}
      </AnswerView>
    </Part>
  )
}

function Choice({ state }: { state: { quiet: QuietHours | null } }) {
  const styles = useStyles()
  const { t } = useTranslation('notifications')
  const toasts = useToasts()
  const isConnected = useConnected()
  const [fresh, setFresh] = useState<{ before: object; chosen: Hours } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = fresh?.before === state ? fresh.chosen : (state.quiet ?? usual)
  async function choose(change: Partial<Hours>) {
    const { is_on, from, to } = { ...chosen, ...change }
    setFresh({ before: state, chosen: { is_on, from, to } })
    setBusy(true)
    try {
      const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      await request(noticeCalls.setQuietHours, { is_on, from, to, time_zone })
      askAgain()
    } catch (error) {
      setFresh(null)
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  const hour = (name: 'from' | 'to') => (
    <Field label={t(`quiet.${name}`)}>
      <Select
        className={styles.select}
        value={String(chosen[name])}
        disabled={!isConnected || isBusy}
        onChange={(_, { value }) => void choose({ [name]: Number(value) })}
      >
        {Array.from({ length: 24 }, (_, one) => (
          <option key={one} value={one}>
            {`${String(one).padStart(2, '0')}:00`}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <>
      <Switch
        label={t('quiet.label')}
        checked={chosen.is_on}
        disabled={!isConnected || isBusy}
        onChange={(_, { checked }) => void choose({ is_on: checked })}
      />
      {chosen.is_on && (
        <div className={styles.choices}>
          {hour('from')}
          {hour('to')}
        </div>
      )}
      <p className={styles.note}>{t('quiet.note')}</p>
      {!isConnected && <p className={styles.note}>{t('push.offline')}</p>}
    </>
  )
}

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  select: { '@media (pointer: coarse)': { '& select': { minHeight: '44px' } } },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
})
