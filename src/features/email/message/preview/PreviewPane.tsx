import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components'
import { DesktopRegular, DocumentTextRegular, PhoneRegular, WeatherMoonRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailMessage } from '#domain/email/render/message'
import { MailFrame } from '../../../../components/mail/MailFrame.tsx'
import { useSenders } from '../../../../components/mail/useMessages.ts'
import { Tabs } from '../../../../components/Tabs.tsx'
import { PlainWords } from './PlainWords.tsx'
import { type PreviewReceiver, ReceiverPicker } from './ReceiverPicker.tsx'
import { useShownMail } from './useShownMail.ts'

const devices = { phone: PhoneRegular, desktop: DesktopRegular, text: DocumentTextRegular } as const
export type PreviewDevice = keyof typeof devices
const widths = { phone: 375, desktop: 680 } as const

type Props = {
  message: Pick<EmailMessage, 'theme' | 'preheader' | 'language' | 'content' | 'plain'>
  pictures: ReadonlyMap<string, string>
  device: PreviewDevice
  onDevice: (device: PreviewDevice) => void
}

/** The mail as it is received: on a phone, on a large screen, dark, or where only text is shown. */
export function PreviewPane({ message, pictures, device, onDevice }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const [isDark, setDark] = useState(false)
  const [receiver, setReceiver] = useState<PreviewReceiver | null>(null)
  const [sender] = useSenders() ?? []
  const mail = useShownMail({ message, sender, receiver, pictures })
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <Tabs
          size="small"
          label={t('message.preview.device')}
          tabs={(Object.keys(devices) as PreviewDevice[]).map((value) => {
            const Icon = devices[value]
            return { value, label: t(`message.preview.${value}`), icon: <Icon /> }
          })}
          chosen={device}
          onChoose={onDevice}
        />
        <ToggleButton
          appearance="subtle"
          icon={<WeatherMoonRegular />}
          checked={isDark}
          disabledFocusable={device === 'text'}
          aria-label={t('message.preview.dark')}
          title={t('message.preview.dark')}
          onClick={() => setDark(!isDark)}
        />
        <span className={styles.gap} />
        <ReceiverPicker receiver={receiver} onReceiver={setReceiver} />
      </div>
      <div className={styles.head}>
        <strong className={styles.subject}>{mail.subject || t('message.noSubject')}</strong>
        {!sender && <span className={styles.note}>{t('message.preview.noSender')}</span>}
      </div>
      {device === 'text' && <PlainWords />}
      <div className={styles.mail}>
        {device === 'text' ? (
          <pre className={styles.text} tabIndex={0} aria-label={t('message.preview.text')}>
            {mail.text}
          </pre>
        ) : (
          <MailFrame title={t('message.preview.frame')} html={mail.html} width={widths[device]} isDark={isDark} />
        )}
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, gap: tokens.spacingVerticalS },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  gap: { flexGrow: 1 },
  head: { display: 'grid', minWidth: 0 },
  subject: { overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  mail: {
    flex: '1 1 0',
    minHeight: '320px',
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: {
    height: '100%',
    boxSizing: 'border-box',
    margin: 0,
    padding: tokens.spacingHorizontalL,
    overflowY: 'auto',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
