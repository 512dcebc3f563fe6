import { Button, Field, Input, Link, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { mobileOf } from '../lib/mobile.ts'
import { useFieldWords } from './formParts.tsx'
import { type Problems, problemsOfCheck, problemsOfError } from './problems.ts'
import { type CodeWay, type SendCode, useSendCode } from './useSendCode.ts'

export const codeFields = ['email', 'mobile', 'captcha'] as const
export type CodeField = (typeof codeFields)[number]
export type CodeDraft = Record<CodeField, string>
export const emptyCode: CodeDraft = { email: '', mobile: '', captcha: '' }

/** The address as the server takes it; what is none stays as typed, for the schema to refuse. */
export const targetOf = async ({ kind }: CodeWay, { email, mobile }: CodeDraft) =>
  kind === 'email' ? { email: email.trim(), mobile: null } : { email: null, mobile: await mobileOf(mobile) }

type Props = {
  way: CodeWay
  draft: CodeDraft
  change: (field: CodeField, value: string) => void
  problems: Problems<CodeField>['fields']
  /** What is wrong with sending a code. */
  show: (found: Problems<CodeField>) => void
  /** where the demo's mails and messages can be read */
  sandbox?: string | null
  autoFocus?: boolean
}

/** An email or a phone, and the code that was sent there. */
export function CodeFields({ way, draft, change, problems, show, sandbox = null, autoFocus = false }: Props) {
  const { t } = useTranslation('app')
  const wordsOf = useFieldWords()
  const field = way.kind === 'email' ? 'email' : 'mobile'
  const code = useSendCode(way)
  return (
    <>
      <Field
        label={t(`code.${field}`)}
        hint={field === 'mobile' && !problems.mobile ? t('code.mobileHint') : ''}
        {...wordsOf(problems[field])}
      >
        <Input
          size="large"
          name={field}
          type={field === 'email' ? 'email' : 'tel'}
          autoComplete={field === 'email' ? 'email' : 'tel'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={autoFocus}
          value={draft[field]}
          onChange={(_, { value }) => {
            change(field, value)
            code.forget()
          }}
        />
      </Field>
      <CodeLine code={code} way={way} draft={draft} change={change} problems={problems} show={show} sandbox={sandbox} />
    </>
  )
}

function CodeLine({ code, way, draft, change, problems, show, sandbox }: Props & { code: SendCode }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const wordsOf = useFieldWords()
  const { send, isSending, wait, sent } = code

  async function sendCode(from: HTMLElement) {
    const target = await targetOf(way, draft)
    const checked =
      way.kind === 'email'
        ? authCalls.sendEmail.input.safeParse({ email: target.email, event: way.event })
        : authCalls.sendSms.input.safeParse({ mobile: target.mobile, event: way.event })
    if (!checked.success) return show({ fields: problemsOfCheck(checked), whole: null })
    try {
      await send('email' in checked.data ? checked.data.email : checked.data.mobile)
      show({ fields: {}, whole: null })
      from.closest('form')?.querySelector<HTMLInputElement>('[name=captcha]')?.focus()
    } catch (error) {
      show(problemsOfError(error, codeFields, way.kind === 'email' ? 'email' : 'mobile'))
    }
  }
  const words = isSending
    ? t('code.sending')
    : wait
      ? t('code.wait', { seconds: wait })
      : t(sent ? 'code.again' : 'code.send')
  return (
    <div>
      <Field label={t('code.label')} className={styles.field} {...wordsOf(problems.captcha)}>
        {(field) => (
          <div className={styles.line}>
            <Input
              {...field}
              size="large"
              className={styles.input}
              name="captcha"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              value={draft.captcha}
              onChange={(_, { value }) => change('captcha', value)}
            />
            <Button
              size="large"
              className={styles.send}
              disabledFocusable={isSending || wait > 0}
              onClick={(event) => void sendCode(event.currentTarget)}
            >
              {words}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className={styles.note}>
        {sent && t('code.sent', { target: shown(way, sent.target), minutes: sent.minutes })}
        {sent && sandbox && (
          <>
            {' '}
            <Link href={sandbox} target="_blank" inline>
              {t('code.sandbox')}
            </Link>
          </>
        )}
      </p>
    </div>
  )
}

const shown = (way: CodeWay, target: string) => (way.kind === 'sms' ? `+${target}` : target)

const useStyles = makeStyles({
  line: { display: 'flex', gap: tokens.spacingHorizontalS },
  // A column as wide as its text fields want to be would be wider than a phone.
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  input: { flex: '1 1 0', minWidth: 0, '& input': { width: '100%', minWidth: 0 } },
  send: {
    flex: '0 0 auto',
    minWidth: '128px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    ':not(:empty)': { marginTop: tokens.spacingVerticalXS },
  },
})
