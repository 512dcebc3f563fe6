import type { WhatsappAccount } from '#domain/channels/account'
import { categoryOfTemplate, mayNumberSend } from '#domain/whatsapp/campaignRules'
import { filledValues, nameLanguageOf } from '#domain/whatsapp/filling'
import { plainTemplate, type TemplateContent, type TemplateValues } from '#domain/whatsapp/template'
import { sendableTemplate } from '#domain/whatsapp/templateRow'
import { useFormats } from '../../../../lib/formats.ts'
import { useTaskWords } from '../channel.ts'
import { Duration, PointsLeft } from '../RunFacts.tsx'
import type { TypedTask } from '../taskForm.ts'
import type { TaskRun } from '../taskRun.ts'
import { useMailPoints } from '../useMailPoints.ts'
import { emptyWhatsapp, namedFileOf } from './typedWhatsapp.ts'
import { useChosenTemplate } from './useChosenTemplate.ts'
import { useReceiverValues } from './useReceiverValues.ts'
import { useWhatsappCount } from './useWhatsappCount.ts'
import { usePeopleWords, WhatsappRunFacts } from './WhatsappRunFacts.tsx'
import { whatsappObstaclesTo } from './whatsappObstacles.ts'

type About = { owner: string | null; numbers: readonly WhatsappAccount[] }

/** How the first receiver reads it; `as`: '' before anybody is counted. */
export type WhatsappSample = { content: TemplateContent; values: TemplateValues; as: string }

/** What a task over WhatsApp would do; `sample`: null where no template is chosen. */
export function useWhatsappRun(
  typed: TypedTask,
  { owner, numbers }: About,
): TaskRun & { sample: WhatsappSample | null } {
  const { t } = useTaskWords()
  const { number } = useFormats()
  const peopleWords = usePeopleWords()
  const message = typed.whatsapp ?? emptyWhatsapp
  const chosen = useChosenTemplate(message.template_id)
  const template = chosen?.template ?? null
  const content = template && sendableTemplate(template)
  const category = template ? categoryOfTemplate(template) : ''
  const ready = numbers.filter(mayNumberSend)
  const able = chosen?.waba ? ready.filter(({ setting }) => setting.waba === chosen.waba) : ready
  const counted = useWhatsappCount(typed, { owner, numbers: able, content, category })
  const { run } = counted
  const points = useMailPoints(run?.points.needed ?? 0)
  const shown = template && (template.approved ?? template)
  const reader = useReceiverValues(run?.sample ?? null, shown ? nameLanguageOf(shown) : 'en-US')
  const sample = shown && { content: shown, values: filledValues(message, reader.values), as: reader.name }
  const isUnknown = run === null && counted.stopped
  // Of what is counted anew the question says nothing yet.
  const told = counted.isOld ? null : run
  const isKnown = message.template_id !== '' && chosen !== undefined
  const use = isKnown ? { template, waba: chosen?.waba ?? null, message: withoutBytes(message) } : null
  return {
    counted,
    sample,
    receivers: run?.receivers ?? null,
    obstacles: whatsappObstaclesTo({ numbers: ready, use, run, enough: points.enough, points: points.points }),
    facts: run && <WhatsappRunFacts run={run} category={category} points={points} />,
    ask: {
      sent: {
        text: sample ? plainTemplate(sample.content, sample.values) : '',
        as: reader.name,
        from: able.map(({ name }) => name).join(' · '),
      },
      to: told
        ? t('task.run.receivers', { count: told.receivers })
        : t(isUnknown ? 'task.ask.toServer' : 'task.ask.counting'),
      isCounting: told === null && !isUnknown,
      more: told
        ? [
            { name: t('task.ask.ends'), value: <Duration run={told} /> },
            {
              name: t('task.ask.points'),
              value: (
                <>
                  {t('task.run.pointsNeeded', { needed: number(told.points.needed) })} · <PointsLeft points={points} />
                </>
              ),
            },
            { name: t('task.whatsapp.people'), value: peopleWords(told.people) },
          ]
        : [],
    },
  }
}

const withoutBytes = (message: typeof emptyWhatsapp) => ({ ...message, file: namedFileOf(message.file) })
