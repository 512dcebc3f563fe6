import { Button, Field, Input, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { campaignCalls } from '#domain/campaigns/calls'
import { ContactCap, usualCap } from '#domain/campaigns/contactCap'
import { sendForm } from '../../../components/sendForm.ts'
import { request } from '../../../lib/http.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'

/** How many marketing messages one contact may get; the main account's to change. */
export function ContactCapPart() {
  const { t } = useTranslation('campaigns')
  const styles = useStyles()
  const rules = useAnswer(campaignCalls.rules, {}).answer?.data
  const isSub = isSubAccount(useUser())
  if (!rules) return null
  const { cap } = rules
  return (
    <section className={styles.root} aria-label={t('suppression.cap.title')}>
      <h2 className={styles.title}>{t('suppression.cap.title')}</h2>
      {isSub ? (
        <p className={styles.words}>
          {cap ? t('suppression.cap.some', { count: cap.messages, days: cap.days }) : t('suppression.cap.none')}
        </p>
      ) : (
        <CapForm key={`${cap?.messages} ${cap?.days}`} cap={cap} />
      )}
      <p className={styles.note}>{t('suppression.cap.hint')}</p>
    </section>
  )
}

function CapForm({ cap }: { cap: ContactCap | null }) {
  const { t } = useTranslation('campaigns')
  const styles = useStyles()
  const toasts = useToasts()
  const isConnected = useConnected()
  const [isOn, setOn] = useState(cap !== null)
  const [messages, setMessages] = useState(String((cap ?? usualCap).messages))
  const [days, setDays] = useState(String((cap ?? usualCap).days))
  const read = isOn ? ContactCap.safeParse({ messages: Number(messages), days: Number(days) }) : null
  const wanted = read?.success ? read.data : null
  const isWrong = isOn && !read?.success
  const isSame = wanted?.messages === cap?.messages && wanted?.days === cap?.days

  async function save(event: FormEvent) {
    event.preventDefault()
    try {
      await request(campaignCalls.setContactCap, { cap: wanted })
      toasts.done(t('suppression.cap.saved'))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => sendForm(event, save)} noValidate>
      <Switch
        checked={isOn}
        label={t('suppression.cap.on')}
        disabled={!isConnected}
        onChange={(_, { checked }) => setOn(checked)}
      />
      {isOn && (
        <>
          <Field label={t('suppression.cap.messages')} className={styles.number}>
            <Input
              value={messages}
              inputMode="numeric"
              disabled={!isConnected}
              onChange={(_, { value }) => setMessages(value)}
            />
          </Field>
          <Field label={t('suppression.cap.days')} className={styles.number}>
            <Input
              value={days}
              inputMode="numeric"
              disabled={!isConnected}
              onChange={(_, { value }) => setDays(value)}
            />
          </Field>
        </>
      )}
      {!isSame && (
        <Button type="submit" appearance="primary" disabled={!isConnected || isWrong}>
          {t('suppression.cap.save')}
        </Button>
      )}
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {t('suppression.cap.wrong')}
        </p>
      )}
    </form>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, paddingBlockEnd: tokens.spacingVerticalL },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0 },
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: tokens.spacingHorizontalM,
    '@media (pointer: coarse)': { '& input': { minHeight: '42px' }, '& button, & .fui-Switch': { minHeight: '44px' } },
  },
  number: { flex: '0 0 140px' },
  wrong: { margin: 0, flexBasis: '100%', color: tokens.colorPaletteRedForeground1 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
