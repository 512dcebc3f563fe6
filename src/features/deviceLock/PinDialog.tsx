import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/Dialog.tsx'
import { WholeProblem } from '../../components/formParts.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { sendForm } from '../../components/sendForm.ts'
import { NewPinFields, useNewPin } from './NewPin.tsx'

type Props = {
  title: string
  intro: string[]
  submit: string
  /** the server has to hear of it */
  isOnline?: boolean
  work: (pin: string) => Promise<void>
  /** without it there is no way around */
  onClose?: () => void
}

/** Takes a new PIN. */
export function PinDialog({ title, intro, submit, isOnline = false, work, onClose }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const state = useNewPin()
  const [problem, setProblem] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const pin = isBusy ? null : state.check()
    if (pin === null) return
    setBusy(true)
    setProblem(null)
    await work(pin).catch(setProblem)
    setBusy(false)
  }
  const Submit = isOnline ? OnlineButton : Button
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose?.()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, send)} noValidate>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>
              {intro.map((text) => (
                <p key={text} className={styles.intro}>
                  {text}
                </p>
              ))}
              <WholeProblem error={problem} />
              <NewPinFields state={state} />
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              {onClose && <Button onClick={onClose}>{t('cancel')}</Button>}
              <Submit type="submit" appearance="primary" {...(isBusy && { disabledFocusable: true })}>
                {submit}
              </Submit>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
