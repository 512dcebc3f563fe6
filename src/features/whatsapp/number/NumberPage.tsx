import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Switch,
  tokens,
} from '@fluentui/react-components'
import { ArrowLeftRegular, PhoneRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { WhatsappAccount } from '#domain/channels/account'
import { AccountSaveBar } from '../../../components/channels/AccountSaveBar.tsx'
import { AnswerersPart } from '../../../components/channels/AnswerersPart.tsx'
import { DeleteAccount } from '../../../components/channels/DeleteAccount.tsx'
import { SecretsPart } from '../../../components/channels/SecretsPart.tsx'
import { type AccountForm, useAccountForm } from '../../../components/channels/useAccountForm.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { useWhatsappNumber } from '../../../components/whatsapp/useWhatsappNumbers.ts'
import { useUser } from '../../../lib/session.ts'
import { CampaignHoursPart } from './CampaignHoursPart.tsx'
import { IdsPart } from './IdsPart.tsx'
import { NumberFactsPart } from './NumberFactsPart.tsx'
import { NumberWebhookPart } from './NumberWebhookPart.tsx'
import { emptyNumber, type NumberFault, type NumberFields, numberFaultsOf } from './numberForm.ts'

type PageProps = { onClose: () => void }
export type NumberForm = AccountForm<NumberFields, NumberFault>

function useNumberForm(row: WhatsappAccount | null): NumberForm | null {
  const { t } = useTranslation('whatsapp')
  return useAccountForm(row, {
    empty: emptyNumber,
    faultsOf: numberFaultsOf,
    saved: (name) => t('number.saved', { name }),
    draft: 'whatsapp_number',
  })
}

export function NewNumber({ onClose, onMade }: PageProps & { onMade: (id: string) => void }) {
  const { t } = useTranslation('whatsapp')
  const form = useNumberForm(null)
  if (!form) return null
  return (
    <Frame title={t('number.newTitle')} form={form} onClose={onClose} onSaved={onMade}>
      <Fields form={form} account={null} />
    </Frame>
  )
}

export function OpenedNumber({ id, onClose }: PageProps & { id: string }) {
  const { t } = useTranslation('whatsapp')
  const account = useWhatsappNumber(id)
  const isMain = !isSubAccount(useUser())
  if (account === undefined) return null
  if (account)
    return isMain ? (
      <EditNumber account={account} onClose={onClose} />
    ) : (
      <Page title={account.name} intro={t('number.mainOnly')} back={<Back onClose={onClose} />}>
        <NumberFactsPart account={account} isChanged={false} />
      </Page>
    )
  return (
    <EmptyState icon={<PhoneRegular />} title={t('number.gone')} text={t('number.goneText')}>
      <Button onClick={onClose}>{t('number.back')}</Button>
    </EmptyState>
  )
}

function EditNumber({ account, onClose }: PageProps & { account: WhatsappAccount }) {
  const { t } = useTranslation('whatsapp')
  const form = useNumberForm(account)
  if (!form) return null
  const { name } = account
  const words = {
    button: t('number.delete'),
    title: t('number.deleteTitle', { name }),
    text: t('number.deleteText'),
    deleted: t('number.deleted', { name }),
  }
  return (
    <Frame title={name} form={form} onClose={onClose}>
      <Fields form={form} account={account} />
      <DeleteAccount account={account} words={words} onDeleted={onClose} />
    </Frame>
  )
}

function Back({ onClose }: PageProps) {
  const { t } = useTranslation('whatsapp')
  return (
    <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
      {t('number.back')}
    </Button>
  )
}

type FrameProps = PageProps & {
  title: string
  form: NumberForm
  onSaved?: (id: string) => void
  children: ReactNode
}

function Frame({ title, form, onClose, onSaved, children }: FrameProps) {
  const { t } = useTranslation('whatsapp')
  return (
    <Page
      title={title}
      intro={t('number.kind')}
      back={<Back onClose={onClose} />}
      action={
        <Switch
          label={t('number.isOn')}
          checked={form.fields.is_on}
          onChange={(_, { checked }) => form.set({ is_on: checked })}
        />
      }
    >
      {children}
      <AccountSaveBar form={form} onSaved={onSaved} />
    </Page>
  )
}

/** What needs a network stands beside the rest. */
function Fields({ form, account }: { form: NumberForm; account: WhatsappAccount | null }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const secretName = (name: string) => t(`number.secret.${name}` as 'number.secret.token')
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <IdsPart form={form} account={account} />
        <CampaignHoursPart form={form} />
        <AnswerersPart form={form} users={t('number.users')} />
      </div>
      <div className={mergeClasses(styles.column, styles.beside)}>
        {account ? (
          <>
            <SecretsPart route={account} isChanged={form.isChanged} nameOf={secretName} />
            <NumberFactsPart account={account} isChanged={form.isChanged} />
            <NumberWebhookPart account={account} />
          </>
        ) : (
          <MessageBar layout="multiline">
            <MessageBarBody>{t('number.secretLater')}</MessageBarBody>
          </MessageBar>
        )}
      </div>
    </div>
  )
}

const narrow = '@media (max-width: 1000px)'
const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  beside: { gridColumn: '2', [narrow]: { gridColumn: 'auto' } },
  column: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    '@media (pointer: coarse)': { '& input:not([type=checkbox]), & select': { minHeight: '44px' } },
  },
})
