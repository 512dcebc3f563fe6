import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { ClientCodeName } from '#domain/auth/clientCode'
import { TypedPassword } from '#domain/auth/user'
import { Dialog } from '../../components/Dialog.tsx'
import { FormDialog } from '../../components/FormDialog.tsx'
import { useFieldWords, WholeProblem } from '../../components/formParts.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { problem } from '../../components/problems.ts'
import { useSubmit } from '../../components/useSubmit.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { ManagedUser } from './ManagedUser.tsx'

/** Names a new code, then shows it once. */
export function ClientCodeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const wordsOf = useFieldWords()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const { form, problems, isBusy, forget, submit } = useSubmit(['name', 'password'] as const, 'name')
  const create = async () => {
    if (!ClientCodeName.safeParse(name).success) return { name: problem('nameEmpty') }
    if (!TypedPassword.safeParse(password).success) return { password: problem('passwordEmpty') }
    const made = await request(authCalls.createClientCode, { name, password })
    setCode(made.code)
    askAgain()
  }
  if (code !== null) return <NewCode code={code} onClose={onClose} />
  return (
    <FormDialog
      title={t('clientCodes.create')}
      submit={t('clientCodes.submit')}
      isBusy={isBusy}
      form={form}
      onSubmit={(event) => void submit(create)(event)}
      onClose={onClose}
    >
      <WholeProblem error={problems.whole} />
      <ManagedUser />
      <Field label={t('clientCodes.name')} hint={t('clientCodes.nameHint')} {...wordsOf(problems.fields.name)}>
        <Input
          size="large"
          name="name"
          maxLength={60}
          value={name}
          onChange={(_, data) => {
            setName(data.value)
            forget('name')
          }}
        />
      </Field>
      <PasswordField
        label={t('twoStep.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value)
          forget('password')
        }}
        words={wordsOf(problems.fields.password)}
      />
    </FormDialog>
  )
}

/** Only the button closes it, so that no stray click loses the code. */
function NewCode({ code, onClose }: { code: string; onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toasts.done(t('clientCodes.copied'))
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('clientCodes.madeTitle')}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.text}>{t('clientCodes.madeText')}</p>
            <code className={styles.code}>{code}</code>
            <p className={styles.text}>{t('clientCodes.howTo')}</p>
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button icon={<CopyRegular />} onClick={() => void copy()}>
              {t('clientCodes.copy')}
            </Button>
            <Button appearance="primary" onClick={onClose}>
              {t('clientCodes.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  code: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
