import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import { useTaskChannel, useTaskWords } from './channel.ts'
import type { TaskLine } from './useTasks.ts'

type Props = {
  of: Pick<TaskLine, 'message' | 'sender' | 'sms' | 'routes'>
  /** '' where no second subject is tried */
  secondSubject?: string
  more: readonly { name: string; value: ReactNode }[]
}

/** What somebody reads before mails leave: what is in them, who sends them, and what is known besides. */
export function SendFacts({ of, secondSubject = '', more }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { message, sender, sms, routes } = of
  const isSms = useTaskChannel() === 'sms'
  const theme = isSms ? sms?.text : message?.theme
  const mailer = sender && `${sender.name} <${sender.address}>`
  const from = isSms ? routes.map(({ name }) => name).join(' · ') : mailer
  const facts: Props['more'] = [
    { name: t('task.ask.subject'), value: theme ?? t('task.messageGone') },
    ...(secondSubject ? [{ name: t('task.form.testB'), value: secondSubject }] : []),
    { name: t('task.ask.sender'), value: from || t('task.senderGone') },
    ...more,
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    marginBlock: `${tokens.spacingVerticalM} ${tokens.spacingVerticalS}`,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
})
