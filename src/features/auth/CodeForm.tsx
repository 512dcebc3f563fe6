import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import type { SignInWays } from '#domain/auth/security'
import { CodeFields, codeFields, emptyCode, targetOf } from '../../components/CodeFields.tsx'
import { useFormStyles, WholeProblem } from '../../components/formParts.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import type { CodeWay } from '../../components/useSendCode.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { useTabDraft } from '../../lib/tabDraft.ts'
import { ChannelMissing } from './ChannelMissing.tsx'
import { type NextStep, signIn } from './entry.ts'

const ways = {
  phone: { kind: 'sms', event: 'mobilelogin' },
  email: { kind: 'email', event: 'emaillogin' },
} as const satisfies Record<string, CodeWay>

type Props = {
  tab: keyof typeof ways
  /** null while the server has not said */
  open: SignInWays | null
  onNext: (next: NextStep) => void
}

/** Signs in by a code that was sent to the user's phone or mailbox. */
export function CodeForm({ tab, open, onNext }: Props) {
  const styles = useFormStyles()
  const { t } = useTranslation('auth')
  const way = ways[tab]
  const [draft, change] = useTabDraft(`signIn.${tab}`, emptyCode)
  const { form, problems, isBusy, show, forget, submit } = useSubmit(codeFields, 'captcha')
  if (open?.[way.kind] === false) return <ChannelMissing kind={way.kind} />

  const work = async () => {
    const typed = { ...(await targetOf(way, draft)), captcha: draft.captcha }
    const checked = (way.kind === 'email' ? authCalls.loginByEmail : authCalls.loginByMobile).input.safeParse(typed)
    if (!checked.success) return problemsOfCheck<(typeof codeFields)[number]>(checked)
    const next = await ('email' in checked.data
      ? signIn(authCalls.loginByEmail, checked.data)
      : signIn(authCalls.loginByMobile, checked.data))
    if (next) onNext(next)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(work)(event)} noValidate>
      <WholeProblem error={problems.whole} />
      <CodeFields
        way={way}
        draft={draft}
        change={(field, value) => {
          change({ [field]: value })
          forget(field)
        }}
        problems={problems.fields}
        show={show}
        sandbox={open?.sandbox ?? null}
      />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
        {t(isBusy ? 'signIn.busy' : 'signIn.submit')}
      </Button>
    </form>
  )
}
