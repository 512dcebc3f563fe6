import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptySms, isEmptySms, smsFaultsOf } from '#domain/sms/compose'
import { Page } from '../../../components/Page.tsx'
import { Part } from '../../../components/Part.tsx'
import { NoRouteBar } from '../../../components/sms/NoRouteBar.tsx'
import { SmsComposer } from '../../../components/sms/SmsComposer.tsx'
import { usableRoutes, useRoutes } from '../../../components/sms/useRoutes.ts'
import { defaultCountry } from '../../../lib/defaultCountry.ts'
import { useMailLanguage } from '../../../lib/mailWords.ts'
import { handedToFastSend } from '../../../lib/smsPaths.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { FastAsk } from './FastAsk.tsx'
import { FastCost } from './FastCost.tsx'
import { NumbersPart } from './NumbersPart.tsx'
import type { FastDraft } from './useFastNumbers.ts'
import { useFastNumbers } from './useFastNumbers.ts'

const isEmpty = ({ typed, chosen, sms }: FastDraft) => !typed.trim() && chosen.length === 0 && isEmptySms(sms)

/** A text to a few numbers, right now. */
export function FastSendScreen() {
  const language = useMailLanguage()
  const [start] = useState<FastDraft>(() => ({
    typed: '',
    chosen: [],
    country: defaultCountry(),
    sms: emptySms(language),
  }))
  const draft = useDraft<FastDraft>('sms fast', start, isEmpty)
  return draft.value && <Form draft={draft} value={draft.value} />
}

type FormProps = { draft: ReturnType<typeof useDraft<FastDraft>>; value: FastDraft }

function Form({ draft, value }: FormProps) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const routes = usableRoutes(useRoutes() ?? [])
  const numbers = useFastNumbers(value)
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const set = (some: Partial<FastDraft>) => draft.set({ ...value, ...some })
  useHandedOver((contacts) => set({ chosen: [...new Set([...value.chosen, ...contacts])] }))
  const faults = smsFaultsOf(value.sms, routes)
  const isNobody = numbers.all.length === 0
  function ask() {
    setAsked(true)
    if (faults.length === 0 && !isNobody && routes.length > 0) return setSending(true)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <Page
      title={t('fast.menu')}
      intro={t('fast.intro')}
      action={
        <Button appearance="primary" onClick={ask}>
          {t('fast.send')}
        </Button>
      }
    >
      <NoRouteBar />
      {draft.kept && (
        <MessageBar>
          <MessageBarBody>{t('kept')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={draft.clear}>{t('discardDraft')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <div className={styles.columns}>
        <NumbersPart value={value} numbers={numbers} onChange={set} isMissing={isAsked && isNobody} />
        <Part title={t('fast.text')}>
          <SmsComposer
            typed={value.sms}
            onTyped={(sms) => set({ sms })}
            routes={routes}
            wrong={isAsked ? faults : []}
            countries={numbers.countries}
          />
        </Part>
      </div>
      <FastCost sms={value.sms} routes={routes} numbers={numbers} />
      {isSending && (
        <FastAsk
          value={value}
          routes={routes}
          numbers={numbers}
          onSent={draft.clear}
          onClose={() => setSending(false)}
        />
      )}
    </Page>
  )
}

/** Contacts that another page handed over, once. */
function useHandedOver(take: (contacts: string[]) => void) {
  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    handedToFastSend()
      .then((contacts) => contacts.length > 0 && taking.current(contacts))
      .catch(console.error)
  }, [])
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'start',
    gap: '20px',
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
