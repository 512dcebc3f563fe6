import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type AutoPlan, type AutoProblem, type AutoStep, newAutoStep } from '#domain/autoMarketing/plan'
import { type CampaignChannel, campaignChannels } from '#domain/campaigns/channel'
import { newPartId } from '../useAutoWork.ts'
import { StepCard } from './StepCard.tsx'
import { useChannelChoices } from './useChannelChoices.ts'

type Props = {
  plan: AutoPlan
  problems: readonly AutoProblem[]
  /** steps that somebody has entered: they stay as they are */
  begun: ReadonlySet<string>
  onPlan: (plan: AutoPlan) => void
}

/** What is written, over which channel, in which order. */
export function StepsPage({ plan, problems, begun, onPlan }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const choices = useChannelChoices()
  if (!choices) return null
  const { steps } = plan
  const put = (next: AutoStep[]) => onPlan({ ...plan, steps: next })
  const add = (channel: CampaignChannel) => {
    const before = steps.at(-1)
    const [first] = choices[channel].senders
    const fresh = { ...newAutoStep(newPartId(), channel), senders: first ? [first.id] : [] }
    put([...steps, before ? { ...fresh, branch: 'notOpened', of: before.id, wait_days: 3 } : fresh])
  }
  const move = (from: number, by: number) => {
    const next = [...steps]
    const [one] = next.splice(from, 1)
    next.splice(from + by, 0, one!)
    put(next)
  }
  return (
    <div className={styles.root}>
      {steps.length === 0 && <p className={styles.hint}>{t('wizard.noStep')}</p>}
      <ol className={styles.list} aria-label={t('wizard.page.steps')}>
        {steps.map((step, at) => (
          <StepCard
            key={step.id}
            step={step}
            n={at + 1}
            before={steps.slice(0, at)}
            choices={choices[step.channel]}
            problems={problems.filter(({ of }) => of === step.id)}
            isFixed={begun.has(step.id)}
            onChange={(next) => put(steps.map((one) => (one.id === step.id ? next : one)))}
            onRemove={() => put(steps.filter(({ id }) => id !== step.id))}
            {...(at > 0 && !begun.has(steps[at - 1]!.id) && { onEarlier: () => move(at, -1) })}
          />
        ))}
      </ol>
      <div className={styles.buttons} role="group" aria-label={t('wizard.addStep')}>
        {campaignChannels.map((channel) => (
          <Button key={channel} onClick={() => add(channel)}>
            {t('wizard.addChannel', { channel: t(`channel.${channel}`) })}
          </Button>
        ))}
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
