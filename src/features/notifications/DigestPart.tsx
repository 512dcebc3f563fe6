import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { noticeCalls } from '#domain/notifications/calls'
import { type DigestState, digestFrequencies } from '#domain/notifications/digest'
import { AnswerView } from '../../components/AnswerView.tsx'
import { Part } from '../../components/Part.tsx'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../lib/useAnswer.ts'
import { useConnected } from '../../lib/useConnected.ts'

type DigestFields = Pick<DigestState, 'frequency' | 'hour' | 'time_zone'>

/** Whether, how often and when what is still unread comes by mail. The server sends it, so it is chosen with a connection. */
export function DigestPart() {
  const { t } = useTranslation('notifications')
  const answered = useAnswer(noticeCalls.digest, {})
  return (
    <Part title={t('digest.title')}>
      <AnswerView answered={answered} lines={2}>
        {(state) => <Choice state={state} />}
      </AnswerView>
    </Part>
  )
}

function Choice({ state }: { state: DigestState }) {
  const styles = useStyles()
  const { t } = useTranslation('notifications')
  const isConnected = useConnected()
  const { chosen, isBusy, choose } = useChoice(state)
  const { email, obstacle } = state
  const isOff = chosen.frequency === 'never'
  // What cannot arrive can still be switched off.
  const isDisabled = !isConnected || isBusy || (isOff && obstacle !== null)
  return (
    <>
      <div className={styles.choices}>
        <Field label={t('digest.frequency')}>
          <Select
            className={styles.select}
            value={chosen.frequency}
            disabled={isDisabled}
            onChange={(_, { value }) => void choose({ frequency: value as DigestState['frequency'] })}
          >
            {digestFrequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(`digest.${frequency}`)}
              </option>
            ))}
          </Select>
        </Field>
        {!isOff && (
          <Field label={t('digest.hour')}>
            <Select
              className={styles.select}
              value={String(chosen.hour)}
              disabled={isDisabled}
              onChange={(_, { value }) => void choose({ hour: Number(value) })}
            >
              {Array.from({ length: 24 }, (_, hour) => (
                <option key={hour} value={hour}>
                  {`${String(hour).padStart(2, '0')}:00`}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {obstacle && (
        <p className={styles.note}>
          {t(`digest.${obstacle}`)}{' '}
          {obstacle !== 'noChannel' && (
            <Link to="/account/overview" className={styles.way}>
              {t('digest.toOverview')}
            </Link>
          )}
        </p>
      )}
      {!obstacle && email && (
        <p className={styles.note}>
          {isOff ? t('digest.noteOff', { email }) : t('digest.note', { email, zone: chosen.time_zone ?? '' })}
        </p>
      )}
      {!isConnected && <p className={styles.note}>{t('push.offline')}</p>}
    </>
  )
}

/** What was just chosen stands there until the server is heard again; what it did not take goes at once. */
function useChoice(state: DigestState) {
  const toasts = useToasts()
  const [fresh, setFresh] = useState<{ before: DigestState; chosen: DigestFields } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = fresh?.before === state ? fresh.chosen : state
  const choose = async (change: Partial<DigestFields>) => {
    const { frequency, hour } = { ...chosen, ...change }
    const next = { frequency, hour, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
    setFresh({ before: state, chosen: next })
    setBusy(true)
    try {
      await request(noticeCalls.setDigest, next)
      askAgain()
    } catch (error) {
      setFresh(null)
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  return { chosen, isBusy, choose }
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
  way: { color: tokens.colorBrandForegroundLink },
})
