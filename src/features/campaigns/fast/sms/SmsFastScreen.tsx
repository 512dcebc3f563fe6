import { useEffect, useRef, useState } from 'react'
import { emptySms, isEmptySms, smsFaultsOf, type TypedSms } from '#domain/sms/compose'
import { Part } from '../../../../components/Part.tsx'
import { NoRouteBar } from '../../../../components/sms/NoRouteBar.tsx'
import { SmsComposer } from '../../../../components/sms/SmsComposer.tsx'
import { usableRoutes, useRoutes } from '../../../../components/sms/useRoutes.ts'
import { defaultCountry } from '../../../../lib/defaultCountry.ts'
import { useMailLanguage } from '../../../../lib/mailWords.ts'
import { handedToFastSend } from '../../../../lib/smsPaths.ts'
import { useDraft } from '../../../../lib/useDraft.ts'
import { TaskChannelContext, useTaskWords } from '../../task/channel.ts'
import { FastSend } from '../FastSend.tsx'
import { type FastDraft, useFastNumbers } from '../useFastNumbers.ts'
import { FastAsk } from './FastAsk.tsx'
import { FastCost } from './FastCost.tsx'

type SmsDraft = FastDraft & { sms: TypedSms }
const isEmpty = ({ typed, chosen, sms }: SmsDraft) => !typed.trim() && chosen.length === 0 && isEmptySms(sms)

/** A text to a few numbers, right now. */
export function SmsFastScreen() {
  const language = useMailLanguage()
  const [start] = useState<SmsDraft>(() => ({
    typed: '',
    chosen: [],
    country: defaultCountry(),
    sms: emptySms(language),
  }))
  const draft = useDraft<SmsDraft>('sms fast', start, isEmpty)
  return (
    draft.value && (
      <TaskChannelContext value="sms">
        <Form draft={draft} value={draft.value} />
      </TaskChannelContext>
    )
  )
}

type FormProps = { draft: ReturnType<typeof useDraft<SmsDraft>>; value: SmsDraft }

function Form({ draft, value }: FormProps) {
  const { t } = useTaskWords()
  const routes = usableRoutes(useRoutes() ?? [])
  const numbers = useFastNumbers(value)
  const set = (some: Partial<SmsDraft>) => draft.set({ ...value, ...some })
  useHandedOver((contacts) => set({ chosen: [...new Set([...value.chosen, ...contacts])] }))
  const { sms } = value
  const faults = smsFaultsOf(sms, routes)
  return (
    <FastSend
      value={value}
      set={set}
      isKept={draft.kept}
      onDiscard={draft.clear}
      numbers={numbers}
      start={<NoRouteBar />}
      isFlawed={faults.length > 0 || routes.length === 0}
      renderMessage={(isAsked) => (
        <Part title={t('fast.text')}>
          <SmsComposer
            typed={sms}
            onTyped={(next) => set({ sms: next })}
            routes={routes}
            wrong={isAsked ? faults : []}
            countries={numbers.countries}
          />
        </Part>
      )}
      cost={<FastCost sms={sms} routes={routes} numbers={numbers} />}
      renderAsk={(answers) => <FastAsk sms={sms} routes={routes} numbers={numbers} {...answers} />}
    />
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
