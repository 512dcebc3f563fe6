import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { subAccountCalls } from '#domain/subAccounts/calls'
import type { RightName } from '#domain/subAccounts/rights'
import { Dialog } from '../../../components/Dialog.tsx'
import { useFieldWords, WholeProblem } from '../../../components/formParts.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { problemsOfCheck } from '../../../components/problems.ts'
import { useSubmit } from '../../../components/useSubmit.ts'
import { request } from '../../../lib/http.ts'
import { renew } from '../../../lib/keptSession.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'

/** A right that is missing: what became of the last request, and a new one with its reason. */
export function AskRightDialog({ right, onClose }: { right: RightName; onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const wordsOf = useFieldWords()
  const isConnected = useConnected()
  const state = useUser()[right]
  const [reason, setReason] = useState('')
  const { form, problems, isBusy, submit, forget } = useSubmit(['reason'], 'reason')
  const ask = useAsk(right, onClose)
  const work = async () => {
    const checked = subAccountCalls.askRight.input.safeParse({ type: right, reason })
    if (!checked.success) return problemsOfCheck<'reason'>(checked)
    await ask(checked.data.reason)
    return undefined
  }
  const isOpen = state === 'none' || state === 'refused'
  return (
    // A click beside it would throw away what was typed.
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form ref={form} onSubmit={(event) => void submit(work)(event)} noValidate>
          <DialogBody>
            <DialogTitle>{t(`right.title.${right}`)}</DialogTitle>
            <DialogContent className={styles.content}>
              <span>{t(`right.state.${state}`)}</span>
              <WholeProblem error={problems.whole} />
              {isOpen && (
                <Field
                  label={t('right.reason')}
                  {...(!isConnected && { hint: t('right.offline') })}
                  {...wordsOf(problems.fields.reason)}
                >
                  <Textarea
                    name="reason"
                    rows={3}
                    maxLength={limits.reasonLength}
                    value={reason}
                    onChange={(_, { value }) => {
                      setReason(value)
                      forget('reason')
                    }}
                  />
                </Field>
              )}
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t(isOpen ? 'actions.cancel' : 'actions.close')}</Button>
              {isOpen && (
                <OnlineButton type="submit" appearance="primary" {...(isBusy && { disabledFocusable: true })}>
                  {t('right.ask')}
                </OnlineButton>
              )}
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

function useAsk(type: RightName, onAsked: () => void) {
  const { t } = useTranslation('contacts')
  const toasts = useToasts()
  return async (reason: string) => {
    await renew(await request(subAccountCalls.askRight, { type, reason }))
    toasts.done(t('right.asked'))
    onAsked()
  }
}

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
