import { Checkbox, Field, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { missingValues } from '#domain/whatsapp/templateProblems'
import { Part } from '../../../../components/Part.tsx'
import { useWhatsappNumbers } from '../../../../components/whatsapp/useWhatsappNumbers.ts'
import { defaultCountry } from '../../../../lib/defaultCountry.ts'
import { useDraft } from '../../../../lib/useDraft.ts'
import { WhatsappStart } from '../../board/whatsapp/WhatsappStart.tsx'
import { TaskChannelContext, useTaskWords } from '../../task/channel.ts'
import { emptyTask, type FormProblem, type TypedTask } from '../../task/taskForm.ts'
import { MessagePart } from '../../task/whatsapp/MessagePart.tsx'
import { SampleBubble } from '../../task/whatsapp/SampleBubble.tsx'
import { TemplateField } from '../../task/whatsapp/TemplateField.tsx'
import { emptyWhatsapp, isEmptyWhatsapp } from '../../task/whatsapp/typedWhatsapp.ts'
import { FastSend } from '../FastSend.tsx'
import { useFastNumbers } from '../useFastNumbers.ts'
import { FromField } from './FromField.tsx'
import { useWhatsappFast, type WhatsappDraft } from './useWhatsappFast.ts'
import { WhatsappFastAsk } from './WhatsappFastAsk.tsx'
import { WhatsappFastCost } from './WhatsappFastCost.tsx'

const isEmpty = ({ typed, chosen, whatsapp }: WhatsappDraft) =>
  !typed.trim() && chosen.length === 0 && isEmptyWhatsapp(whatsapp)

/** An approved template to a few numbers, right now. */
export function WhatsappFastScreen() {
  const [start] = useState<WhatsappDraft>(() => ({
    typed: '',
    chosen: [],
    country: defaultCountry(),
    number: '',
    whatsapp: emptyWhatsapp,
    agreed: false,
  }))
  const draft = useDraft<WhatsappDraft>('whatsapp fast', start, isEmpty)
  return (
    draft.value && (
      <TaskChannelContext value="whatsapp">
        <Form draft={draft} value={draft.value} />
      </TaskChannelContext>
    )
  )
}

type FormProps = { draft: ReturnType<typeof useDraft<WhatsappDraft>>; value: WhatsappDraft }

function Form({ draft, value }: FormProps) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const all = useWhatsappNumbers() ?? []
  const numbers = useFastNumbers(value)
  const fast = useWhatsappFast(value, all, numbers)
  const set = (some: Partial<WhatsappDraft>) => draft.set({ ...value, ...some })
  const { whatsapp, agreed } = value
  const { number, ready, sample } = fast
  const isFlawed = number === null || sample === null || !agreed || missingValues(sample.content, whatsapp).length > 0
  /** The parts of the form of a group message. */
  const part = (isAsked: boolean) => ({
    typed: { ...emptyTask, whatsapp },
    set: (change: Partial<TypedTask>) => change.whatsapp && set({ whatsapp: change.whatsapp }),
    wrong: (isAsked && isEmptyWhatsapp(whatsapp) ? ['messageMissing'] : []) as FormProblem[],
  })
  return (
    <FastSend
      value={value}
      set={set}
      isKept={draft.kept}
      onDiscard={draft.clear}
      numbers={numbers}
      start={<WhatsappStart />}
      isFlawed={isFlawed}
      renderMessage={(isAsked) => (
        <div className={styles.parts}>
          <Part title={t('fast.text')}>
            <FromField ready={ready} number={number} isAsked={isAsked} onNumber={(id) => set({ number: id })} />
            <TemplateField {...part(isAsked)} numbers={number ? [number] : ready} />
            <Field
              {...(isAsked && !agreed && { validationState: 'error', validationMessage: t('fast.agreedMissing') })}
            >
              <Checkbox
                label={t('fast.agreed')}
                checked={agreed}
                onChange={(_, { checked }) => set({ agreed: checked === true })}
              />
            </Field>
          </Part>
          {sample && <MessagePart {...part(isAsked)} content={sample.content} isAsked={isAsked} />}
          {sample && <SampleBubble typed={part(isAsked).typed} sample={sample} />}
        </div>
      )}
      cost={<WhatsappFastCost fast={fast} />}
      renderAsk={(answers) => <WhatsappFastAsk value={value} fast={fast} numbers={numbers} {...answers} />}
    />
  )
}

const useStyles = makeStyles({ parts: { display: 'grid', gap: '20px', minWidth: 0 } })
