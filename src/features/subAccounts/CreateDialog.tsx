import { Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { FormDialog } from '../../components/FormDialog.tsx'
import { useFieldWords, WholeProblem } from '../../components/formParts.tsx'
import { emptyPassword, NewPassword, type NewPasswordDraft, passwordProblems } from '../../components/NewPassword.tsx'
import { problem, problemsOfCheck } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { useBusy } from '../../lib/busy.ts'
import { useClient } from '../../lib/client.ts'
import { endOfDay } from '../../lib/days.ts'
import { useWords } from '../../lib/errors.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { MadePassword } from './MadePassword.tsx'
import { type ChosenProducts, ProductChoice } from './ProductChoice.tsx'
import { useHeldProducts } from './useHeldProducts.ts'

const fields = ['subusername', 'nickname', 'password', 'again'] as const

/** Somebody new: how to sign in, the name that colleagues see, and the products. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('subAccounts')
  const wordsOf = useFieldWords()
  const held = useHeldProducts()
  const [person, setPerson] = useState({ subusername: '', nickname: '' })
  const [password, setPassword] = useState<NewPasswordDraft>(emptyPassword)
  const [products, setProducts] = useState<ChosenProducts>({ ids: held, until: '' })
  const { form, problems, isBusy, submit, forget } = useSubmit(fields, 'subusername')
  const create = useCreate(onClose)
  useBusy(person.subusername !== '' || person.nickname !== '')

  const line = (name: 'subusername' | 'nickname') => ({
    name,
    value: person[name],
    autoComplete: 'off',
    onChange: (_: unknown, { value }: { value: string }) => {
      setPerson({ ...person, [name]: value })
      forget(name)
    },
  })
  const work = async () => {
    const input = { ...person, password: password.password }
    const checked = subAccountCalls.create.input.safeParse(input)
    const wrong = { ...problemsOfCheck<(typeof fields)[number]>(checked), ...passwordProblems(password) }
    // What is empty is told to somebody who signs in; here a name is to be thought up.
    if (wrong.subusername) wrong.subusername = problem('usernameInvalid')
    if (!checked.success || Object.keys(wrong).length) return wrong
    await create(checked.data, products)
    return undefined
  }
  return (
    <FormDialog
      title={t('create.title')}
      submit={t('create.submit')}
      isBusy={isBusy}
      form={form}
      onSubmit={(event) => void submit(work)(event)}
      onClose={onClose}
    >
      <WholeProblem error={problems.whole} />
      <Field label={t('fields.username')} hint={t('create.usernameHint')} {...wordsOf(problems.fields.subusername)}>
        <Input {...line('subusername')} autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('fields.nickname')} hint={t('create.nicknameHint')} {...wordsOf(problems.fields.nickname)}>
        <Input {...line('nickname')} />
      </Field>
      <NewPassword
        name="password"
        label={t('fields.password')}
        draft={password}
        change={(draft, field) => {
          setPassword(draft)
          forget(field)
        }}
        problems={problems.fields}
      />
      <MadePassword draft={password} onMade={setPassword} />
      <ProductChoice value={products} onChange={setProducts} />
    </FormDialog>
  )
}

type NewSub = { subusername: string; nickname: string; password: string }

/** Two steps: when the second one fails there is somebody without products, which is said and can be mended. */
function useCreate(onCreated: () => void) {
  const { t } = useTranslation('subAccounts')
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()
  return async (sub: NewSub, { ids, until }: ChosenProducts) => {
    const name = sub.nickname
    const { id } = await request(subAccountCalls.create, sub)
    try {
      if (ids.length) {
        const expires_at = endOfDay(until)
        await request(subAccountCalls.grantProducts, { subuserids: [id], productids: [...ids], expires_at })
      }
      toasts.done(t('create.done', { name }))
    } catch (error) {
      toasts.info(t('create.productsFailed', { name, reason: words.ofError(error) ?? '' }))
    }
    void sync.syncNow()
    onCreated()
  }
}
