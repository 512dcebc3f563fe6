import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import type { SecurityState } from '#domain/auth/security'
import { CodeFields, codeFields, emptyCode, targetOf } from '../../components/CodeFields.tsx'
import { FormDialog } from '../../components/FormDialog.tsx'
import { WholeProblem } from '../../components/formParts.tsx'
import { problemsOfCheck } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { useWords } from '../../lib/errors.ts'
import { request } from '../../lib/http.ts'
import { refreshProfile } from '../../lib/profile.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../lib/useAnswer.ts'
import { type AddressKind, callTo, type OwnAddress, wayTo } from './address.ts'
import { ProofField } from './ProofField.tsx'

type Props = { kind: AddressKind; address: OwnAddress; security: SecurityState | null; onClose: () => void }
const fields = [...codeFields, 'password', 'code'] as const

/**
 * A new email or phone, proven by the code that was sent there; and who changes it, by the password or the second step:
 * an open device is not enough to take an account over.
 */
export function AddressDialog({ kind, address, security, onClose }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const { ofCode } = useWords()
  const toasts = useToasts()
  const open = useAnswer(authCalls.signInWays, {}).answer?.data ?? null
  const [draft, setDraft] = useState({
    ...emptyCode,
    [kind]: address.action === 'confirm' ? written(kind, address) : '',
  })
  const [proof, setProof] = useState('')
  const asked = security?.two_step ? 'code' : 'password'
  const isBare = security !== null && !security.has_password && !security.two_step
  const { form, problems, isBusy, show, forget, submit } = useSubmit(fields, 'captcha')
  const way = wayTo(kind, address)
  const isMissing = open?.[way.kind] === false

  const work = async () => {
    const call = callTo[kind](address.value === null)
    const typed = { ...(await targetOf(way, draft)), captcha: draft.captcha, [asked]: proof.trim() && proof }
    const checked = call.input.safeParse(typed)
    if (!checked.success) return problemsOfCheck<(typeof fields)[number]>(checked)
    await request(call, checked.data)
    onClose()
    toasts.done(t(`address.done.${kind}`))
    askAgain()
    await refreshProfile()
  }
  return (
    <FormDialog
      title={t(`address.title.${kind}`)}
      submit={t('address.save')}
      isBusy={isBusy || isMissing || isBare}
      form={form}
      onSubmit={(event) => void submit(work)(event)}
      onClose={onClose}
    >
      <p className={styles.intro}>
        {isMissing
          ? ofCode(kind === 'email' ? 'emailChannelMissing' : 'smsChannelMissing')
          : isBare
            ? ofCode('passwordMissing')
            : t(`address.body.${kind}`)}
      </p>
      <WholeProblem error={problems.whole} />
      {!isMissing && !isBare && (
        <CodeFields
          way={way}
          draft={draft}
          change={(field, value) => {
            setDraft((old) => ({ ...old, [field]: value }))
            forget(field)
          }}
          problems={problems.fields}
          show={show}
          sandbox={open?.sandbox ?? null}
          autoFocus
        />
      )}
      {!isMissing && !isBare && (
        <ProofField
          asked={asked}
          value={proof}
          onChange={(value) => {
            setProof(value)
            forget(asked)
          }}
          problem={problems.fields[asked]}
        />
      )}
    </FormDialog>
  )
}

const written = (kind: AddressKind, { value }: OwnAddress) => (kind === 'mobile' ? `+${value}` : (value ?? ''))

const useStyles = makeStyles({ intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' } })
