import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { FormDialog } from '../../components/FormDialog.tsx'
import { WholeProblem } from '../../components/formParts.tsx'
import { emptyPassword, NewPassword, type NewPasswordDraft, passwordProblems } from '../../components/NewPassword.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { MadePassword } from './MadePassword.tsx'
import type { SubLine } from './subList.ts'

const fields = ['password', 'again'] as const

export function SubPasswordDialog({ sub, onClose }: { sub: SubLine; onClose: () => void }) {
  const { t } = useTranslation('subAccounts')
  const toasts = useToasts()
  const [draft, setDraft] = useState<NewPasswordDraft>(emptyPassword)
  const { form, problems, isBusy, submit, forget } = useSubmit(fields, 'password')
  const work = async () => {
    const checked = subAccountCalls.setPassword.input.safeParse({ subuserid: sub.id, password: draft.password })
    const wrong = { ...problemsOfCheck<(typeof fields)[number]>(checked), ...passwordProblems(draft) }
    if (!checked.success || Object.keys(wrong).length) return wrong
    await request(subAccountCalls.setPassword, checked.data)
    toasts.done(t('password.done', { name: sub.name }))
    onClose()
    return undefined
  }
  return (
    <FormDialog
      title={t('password.title', { name: sub.name })}
      submit={t('actions.save')}
      isBusy={isBusy}
      form={form}
      onSubmit={(event) => void submit(work)(event)}
      onClose={onClose}
    >
      <span>{t('password.text')}</span>
      <WholeProblem error={problems.whole} />
      <NewPassword
        name="password"
        label={t('fields.password')}
        draft={draft}
        change={(next, field) => {
          setDraft(next)
          forget(field)
        }}
        problems={problems.fields}
      />
      <MadePassword draft={draft} onMade={setDraft} />
    </FormDialog>
  )
}
