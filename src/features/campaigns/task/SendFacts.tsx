import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'

type Props = {
  message: EmailMessage | undefined
  sender: EmailSender | undefined
  /** '' where no second subject is tried */
  secondSubject?: string
  more: readonly { name: string; value: ReactNode }[]
}

/** What somebody reads before mails leave: what is in them, who sends them, and what is known besides. */
export function SendFacts({ message, sender, secondSubject = '', more }: Props) {
  const { t } = useTranslation('campaigns')
  const styles = useStyles()
  const facts: Props['more'] = [
    { name: t('task.ask.subject'), value: message?.theme ?? t('task.messageGone') },
    ...(secondSubject ? [{ name: t('task.form.testB'), value: secondSubject }] : []),
    { name: t('task.ask.sender'), value: sender ? `${sender.name} <${sender.address}>` : t('task.senderGone') },
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
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
})
