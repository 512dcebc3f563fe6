import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { ArrowLeftRegular, PersonMailRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailSender } from '#domain/email/sender/sender'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { DeleteSender } from './DeleteSender.tsx'
import { DomainPart } from './DomainPart.tsx'
import { HoursPart } from './HoursPart.tsx'
import { KeyPart } from './KeyPart.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { SaveBar } from './SaveBar.tsx'
import { ServerPart } from './ServerPart.tsx'
import { SignaturePart } from './SignaturePart.tsx'
import { TrialPart } from './TrialPart.tsx'
import { type SenderForm, useSenderForm } from './useSenderForm.ts'
import { useRunning, useSender } from './useSenderList.ts'
import { WhoPart } from './WhoPart.tsx'

type SenderPageProps = { onClose: () => void }

export function NewSender({ onClose, onMade }: SenderPageProps & { onMade: (id: string) => void }) {
  const { t } = useTranslation('email')
  const form = useSenderForm(null)
  if (!form) return null
  return (
    <Frame title={t('sender.newTitle')} form={form} onClose={onClose} onSaved={onMade}>
      <Fields form={form} sender={null} />
    </Frame>
  )
}

export function SavedSender({ id, onClose }: SenderPageProps & { id: string }) {
  const { t } = useTranslation('email')
  const sender = useSender(id)
  if (sender === undefined) return null
  if (sender) return <EditSender sender={sender} onClose={onClose} />
  return (
    <EmptyState icon={<PersonMailRegular />} title={t('sender.gone')} text={t('sender.goneText')}>
      <Button onClick={onClose}>{t('sender.back')}</Button>
    </EmptyState>
  )
}

function EditSender({ sender, onClose }: SenderPageProps & { sender: EmailSender }) {
  const { t } = useTranslation('email')
  const form = useSenderForm(sender)
  const running = useRunning(sender.id)
  if (!form) return null
  return (
    <Frame title={sender.name} form={form} onClose={onClose}>
      {running > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('sender.running', { count: running })}</MessageBarTitle>
            {t('sender.runningText')}
          </MessageBarBody>
        </MessageBar>
      )}
      <Fields form={form} sender={sender} />
      <DeleteSender sender={sender} running={running} onDeleted={onClose} />
    </Frame>
  )
}

type FrameProps = SenderPageProps & {
  title: string
  form: SenderForm
  onSaved?: (id: string) => void
  children: ReactNode
}

function Frame({ title, form, onClose, onSaved, children }: FrameProps) {
  const { t } = useTranslation('email')
  const back = (
    <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
      {t('sender.back')}
    </Button>
  )
  return (
    <Page title={title} intro={form.fields.address || t('sender.intro')} back={back}>
      {children}
      <SaveBar form={form} onSaved={onSaved} />
    </Page>
  )
}

/** What needs a network stands beside the rest; on a phone between who writes and how it looks. */
function Fields({ form, sender }: { form: SenderForm; sender: EmailSender | null }) {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <WhoPart form={form} />
        <ServerPart form={form} />
      </div>
      <div className={mergeClasses(styles.column, styles.beside)}>
        <PasswordPart fields={form.fields} sender={sender} isChanged={form.isChanged} />
        {sender && <DomainPart sender={sender} />}
        {sender && <KeyPart sender={sender} />}
        {sender && <TrialPart sender={sender} />}
      </div>
      <div className={styles.column}>
        <SignaturePart form={form} sender={sender} />
        <HoursPart form={form} />
      </div>
    </div>
  )
}

const narrow = '@media (max-width: 1000px)'
const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  },
  beside: { gridColumn: '2', gridRow: '1 / span 2', [narrow]: { gridColumn: 'auto', gridRow: 'auto' } },
  column: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    '@media (pointer: coarse)': { '& input:not([type=checkbox]), & select': { minHeight: '44px' } },
  },
})
