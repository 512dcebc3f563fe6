import {
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { CheckmarkCircleFilled, CircleRegular, DismissCircleFilled } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { mailboxProblemWords } from '#domain/email/sender/mailboxProblem'
import {
  type ConnectionTest,
  connectionSteps,
  connectionStepWords,
  senderProblemWords,
} from '#domain/email/sender/senderProblem'
import type { MailboxTest, ServerTest } from '#domain/email/sender/senderTest'
import { useSandbox } from '../../../components/mail/useSandbox.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useMailLanguage } from '../../../lib/mailWords.ts'

/** `said`: what the server itself answered just now. */
export function ServerFound({ test, said }: { test: ServerTest; said: ConnectionTest | null }) {
  const { t } = useTranslation('email')
  const { fileSize } = useFormats()
  const sandbox = useSandbox()
  const lang = useMailLanguage()
  if (test.kind === 'works') {
    const most = said?.kind === 'works' && said.most_bytes
    const title = said?.kind === 'works' && !said.encrypted ? t('sender.test.open') : t('sender.test.works')
    return (
      <Told intent="success" title={`${t('sender.test.smtp')}: ${title}`}>
        {most ? t('sender.test.largest', { size: fileSize(most) }) : ''}
      </Told>
    )
  }
  const { what, todo } = senderProblemWords[lang][test.problem]
  const isDemo = sandbox !== null && test.problem === 'hostNotAllowed'
  return (
    <>
      <Told intent="error" title={`${t('sender.test.smtp')}: ${isDemo ? t('sender.test.demo') : what}`}>
        {isDemo ? '' : todo}
        {said?.kind === 'failed' && said.answer && (
          <span lang="en">{` ${t('sender.test.said', { code: said.code ?? '', answer: said.answer })}`}</span>
        )}
      </Told>
      <Steps failed={test.step} lang={lang} />
    </>
  )
}

export function MailboxFound({ test }: { test: MailboxTest }) {
  const { t } = useTranslation('email')
  const lang = useMailLanguage()
  if (test.kind === 'works')
    return <Told intent="success" title={`${t('sender.test.imap')}: ${t('sender.test.works')}`} />
  const { what, todo } = mailboxProblemWords[lang][test.problem]
  return (
    <Told intent="error" title={`${t('sender.test.imap')}: ${what}`}>
      {todo}
    </Told>
  )
}

type ToldProps = { intent: 'success' | 'error'; title: string; children?: React.ReactNode }

function Told({ intent, title, children }: ToldProps) {
  return (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {children}
      </MessageBarBody>
    </MessageBar>
  )
}

function Steps({ failed, lang }: { failed: (typeof connectionSteps)[number]; lang: 'zh' | 'en' }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const at = connectionSteps.indexOf(failed)
  return (
    <ol className={styles.steps}>
      {connectionSteps.map((step, place) => {
        const state = place < at ? 'done' : place === at ? 'failed' : 'notReached'
        const Icon = { done: CheckmarkCircleFilled, failed: DismissCircleFilled, notReached: CircleRegular }[state]
        return (
          <li key={step} className={styles.step}>
            <Icon className={mergeClasses(styles.icon, styles[state])} aria-label={t(`sender.test.${state}`)} />
            {connectionStepWords[lang][step]}
          </li>
        )
      })}
    </ol>
  )
}

const useStyles = makeStyles({
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  step: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, fontSize: tokens.fontSizeBase200 },
  icon: { fontSize: '16px' },
  done: { color: tokens.colorPaletteGreenForeground1 },
  failed: { color: tokens.colorPaletteRedForeground1 },
  notReached: { color: tokens.colorNeutralForeground3 },
})
