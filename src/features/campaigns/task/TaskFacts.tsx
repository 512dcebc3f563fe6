import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { Sequence } from '#domain/campaigns/sequence'
import type { CampaignTask } from '#domain/campaigns/task'
import { useMessages } from '../../../components/mail/useMessages.ts'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { linkedTemplatesPath } from '../../../lib/linkedPaths.ts'
import { smsMessagesPath } from '../../../lib/smsPaths.ts'
import { whatsappTemplatesPath } from '../../../lib/whatsappPaths.ts'
import { useTaskChannel, useTaskWords } from './channel.ts'
import { messagesPath } from './paths.ts'
import { whatsappText } from './SendFacts.tsx'
import { useSequenceWords } from './sequenceWords.ts'
import type { TaskLine } from './useTasks.ts'

/** What is sent, by whom, and when. */
export function TaskFacts({ line: { task, message, sender, sms, whatsapp, template, routes } }: { line: TaskLine }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { dateTime } = useFormats()
  const channel = useTaskChannel()
  const times = [
    [t('task.detail.created'), task.created_at],
    [t('task.columns.time'), task.execution_time],
    [t('task.detail.began'), task.began_at],
    [t('task.detail.ended'), task.ended_at],
  ] as const
  const steps = useSteps(task, message?.theme ?? '')
  return (
    <Sheet>
      <dl className={styles.facts} aria-label={t('task.detail.facts')}>
        <dt>{t('task.detail.message')}</dt>
        <dd>
          {channel === 'sms' ? (
            <Text sms={sms} />
          ) : channel === 'whatsapp' ? (
            <TemplateText whatsapp={whatsapp} />
          ) : channel === 'linked' ? (
            <LinkedText template={template} />
          ) : message ? (
            <Link to={`${messagesPath}?message=${message.id}`}>{message.name || message.theme}</Link>
          ) : (
            t('task.messageGone')
          )}
        </dd>
        <dt>{t('task.detail.sender')}</dt>
        <dd>
          {sender
            ? [sender.name, sender.address].filter(Boolean).join(' · ')
            : routes.map(({ name }) => name).join(' · ') || t('task.senderGone')}
        </dd>
        {channel === 'email' && (
          <>
            <dt>{t('task.detail.reply')}</dt>
            <dd>{task.reply_address || sender?.address || ''}</dd>
          </>
        )}
        {times.map(
          ([title, at]) =>
            at !== null && (
              <div key={title} className={styles.pair}>
                <dt>{title}</dt>
                <dd>{dateTime(at)}</dd>
              </div>
            ),
        )}
        {steps.length > 0 && <dt>{t('task.detail.steps')}</dt>}
        {steps.map((step) => (
          <dd key={step} className={styles.step}>
            {step}
          </dd>
        ))}
      </dl>
    </Sheet>
  )
}

function Text({ sms }: Pick<TaskLine, 'sms'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  if (!sms) return t('task.messageGone')
  return (
    <>
      <Link to={`${smsMessagesPath}?message=${sms.id}`}>{sms.name || t('task.detail.message')}</Link>
      <span className={styles.text}>{sms.text}</span>
    </>
  )
}

function TemplateText({ whatsapp }: Pick<TaskLine, 'whatsapp'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  if (!whatsapp?.template) return t('task.messageGone')
  const { id, name } = whatsapp.template
  return (
    <>
      <Link to={`${whatsappTemplatesPath}?template=${id}`}>{name}</Link>
      <span className={styles.text}>{whatsappText(whatsapp)}</span>
    </>
  )
}

function LinkedText({ template }: Pick<TaskLine, 'template'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  if (!template) return t('task.messageGone')
  return (
    <>
      <Link to={`${linkedTemplatesPath}?template=${template.id}`}>{template.name}</Link>
      <span className={styles.text}>{template.text || template.file?.name}</span>
    </>
  )
}

/** Why not all of it goes out at once. */
function useSteps({ first_batch, subject_test, sequence }: CampaignTask, theme: string): string[] {
  const { t } = useTaskWords()
  const course = useSequenceWords(sequence ?? noSequence, useMessages() ?? [])
  return [
    ...(first_batch ? [t('task.detail.firstBatch', { size: first_batch.size, hours: first_batch.wait_hours })] : []),
    ...(subject_test
      ? [
          t('task.detail.subjects', {
            a: theme,
            b: subject_test.b,
            percent: subject_test.share,
            hours: subject_test.wait_hours,
          }),
        ]
      : []),
    ...(sequence ? course : []),
  ]
}

const noSequence: Sequence = { steps: [], stops_on_reply: false }

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  },
  pair: { display: 'contents' },
  step: { gridColumn: '2', textWrap: 'pretty' },
  text: { display: 'block', whiteSpace: 'pre-wrap', color: tokens.colorNeutralForeground2 },
})
