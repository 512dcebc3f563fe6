import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { type LinkAnswer, linkedCalls } from '#domain/linked/calls'
import { linkedPhonesPerUser } from '#domain/linked/phone'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { QrCode } from '../../../components/QrCode.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { chatPaths } from '../../../lib/conversationPaths.ts'
import { useWords } from '../../../lib/errors.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useLinkAnswer } from './useLink.ts'

type Props = { id: string; onEnd: () => void }

/** The code for the phone's camera, and how far it is. */
export function LinkUnderWay({ id, onEnd }: Props) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const toasts = useToasts()
  const words = useWords()
  const { link, problem } = useLinkAnswer(id)

  const cancel = () => {
    onEnd()
    request(linkedCalls.cancel, { uuid: id }).catch((error: unknown) => toasts.failed(error))
  }
  if (link?.step === 'open') return <Navigate to={chatPaths.linked} replace />
  if (link?.step === 'ended')
    return (
      <EmptyState title={t('link.endedTitle')} text={endText(link)}>
        <Button appearance="primary" onClick={onEnd}>
          {t('link.again')}
        </Button>
      </EmptyState>
    )
  return (
    <div className={styles.root}>
      {problem !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.ofError(problem)}</MessageBarBody>
        </MessageBar>
      )}
      <Part title={t('link.scanTitle')}>
        <div className={styles.columns}>
          <div className={styles.code}>
            {link?.qr ? (
              <QrCode text={link.qr} label={t('link.qr')} />
            ) : (
              <div className={styles.waiting}>
                {link?.step === 'scanned' ? <CheckmarkCircleRegular fontSize={40} /> : <Spinner />}
                <span role="status">{t(`link.step.${link?.step ?? 'scan'}`)}</span>
              </div>
            )}
          </div>
          <ol className={styles.steps}>
            <li>{t('link.how.open')}</li>
            <li>{t('link.how.devices')}</li>
            <li>{t('link.how.scan')}</li>
          </ol>
        </div>
      </Part>
      {link?.step === 'scan' && <PairByCode id={id} code={link.pairing_code} />}
      <div>
        <Button onClick={cancel}>{t('link.cancel')}</Button>
      </div>
    </div>
  )

  function endText({ end }: LinkAnswer): string {
    if (end === 'taken') return t('link.end.taken')
    if (end === 'full') return t('link.fullText', { count: linkedPhonesPerUser })
    if (end === 'noDriver') return t('link.end.noDriver')
    return end === 'unscanned' || end === null ? t('link.end.unscanned') : t(`endText.${end}`)
  }
}

/** For who has the app on the very phone: eight signs to type there. */
function PairByCode({ id, code }: { id: string; code: string | null }) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const toasts = useToasts()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const phone = typed.replace(/\D/g, '')

  async function pair(event: FormEvent) {
    event.preventDefault()
    const isNumber = /^[1-9]\d{4,14}$/.test(phone)
    setWrong(!isNumber)
    if (!isNumber || isBusy) return
    setBusy(true)
    try {
      await request(linkedCalls.pair, { uuid: id, phone })
    } catch (error) {
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Part title={t('link.pair.title')}>
      <p className={styles.note}>{t('link.pair.text')}</p>
      {code ? (
        <output className={styles.signs} aria-label={t('link.pair.code')}>
          {code.slice(0, 4)}-{code.slice(4)}
        </output>
      ) : (
        <form className={styles.line} onSubmit={(event) => sendForm(event, pair)} noValidate>
          <Field label={t('link.pair.phone')} {...(isWrong && { validationMessage: t('link.pair.wrong') })}>
            <Input
              value={typed}
              inputMode="tel"
              autoComplete="tel"
              placeholder="+86 138 0000 0000"
              onChange={(_, { value }) => setTyped(value)}
            />
          </Field>
          <OnlineButton type="submit" {...(isBusy && { disabledFocusable: true })}>
            {t('link.pair.get')}
          </OnlineButton>
        </form>
      )}
    </Part>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 },
  columns: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXXL, alignItems: 'center' },
  code: { flexShrink: 0, marginInline: 'auto', '@media (min-width: 640px)': { marginInline: 0 } },
  waiting: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: tokens.spacingVerticalM,
    width: '224px',
    height: '224px',
    padding: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  steps: { flex: '1 1 240px', display: 'grid', gap: tokens.spacingVerticalM, margin: 0, paddingInlineStart: '1.4em' },
  note: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  signs: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    letterSpacing: '0.08em',
  },
})
