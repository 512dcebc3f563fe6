import type { Sequence, SequenceStep } from '#domain/campaigns/sequence'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Receiver } from '#domain/campaigns/taskCalls'
import type { EmailMessage } from '#domain/email/render/message'
import { useSmsMessages } from '../../../components/sms/useSmsMessages.ts'
import { language } from '../../../lib/texts.ts'
import { useTaskWords } from './channel.ts'
import { kindOf } from './sequenceEdit.ts'
import { spanOf } from './span.ts'

/** Each kind is counted by itself. */
export function useStepName({ steps }: Sequence) {
  const { t } = useTaskWords()
  return (id: string) => {
    const found = steps.find((step) => step.id === id)
    if (!found) return ''
    const kind = kindOf(found)
    const n = steps.filter((step) => kindOf(step) === kind).findIndex((step) => step.id === id) + 1
    return t(`task.sequence.step.${kind}`, { n })
  }
}

/** The course of a sequence, a sentence per step. */
export function useSequenceWords(sequence: Sequence, messages: readonly EmailMessage[]): string[] {
  const texts = useSmsMessages() ?? none
  const { t } = useTaskWords()
  const lang = language.useValue()
  const nameOf = useStepName(sequence)
  const to = (id: string | null) => (id === null ? t('task.sequence.end') : nameOf(id))
  const words = (step: SequenceStep): string => {
    const name = nameOf(step.id)
    if (step.kind === 'condition')
      return t('task.sequence.says.condition', {
        step: name,
        asked: t(`task.sequence.asked.${step.asks}`),
        mail: nameOf(step.mail),
        yes: to(step.yes),
        no: to(step.no),
      })
    const next = to(step.next)
    if (step.kind === 'wait') return t('task.sequence.says.wait', { step: name, time: spanOf(step, lang), next })
    const mail = messages.find(({ id }) => id === step.message)
    const text = texts.find(({ id }) => id === step.message)
    return t('task.sequence.says.mail', {
      step: name,
      message: mail?.name || mail?.theme || text?.name || text?.text || t('task.messageGone'),
      next,
    })
  }
  return [...sequence.steps.map(words), ...(sequence.stops_on_reply ? [t('task.sequence.stops')] : [])]
}

/** Which of a task's mails somebody got: of a sequence the number, of two subjects that are tried the letter; '' of one mail. */
export function useMailName({ sequence }: CampaignTask): (receiver: Pick<Receiver, 'step' | 'subject'>) => string {
  const { t } = useTaskWords()
  const nameOf = useStepName(sequence ?? noSequence)
  return ({ step, subject }) =>
    [nameOf(step), subject ? t(`task.detail.subject.${subject}`) : ''].filter(Boolean).join(' · ')
}

const noSequence: Sequence = { steps: [], stops_on_reply: false }
const none: readonly never[] = []
