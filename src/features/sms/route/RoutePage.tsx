import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Switch,
  tokens,
} from '@fluentui/react-components'
import { ArrowLeftRegular, PhoneChatRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { needsTemplate, type SmsAccount } from '#domain/channels/account'
import { AccountSaveBar } from '../../../components/channels/AccountSaveBar.tsx'
import { AnswerersPart } from '../../../components/channels/AnswerersPart.tsx'
import { DeleteAccount } from '../../../components/channels/DeleteAccount.tsx'
import { SecretsPart } from '../../../components/channels/SecretsPart.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { useKindName } from '../../../components/sms/useKindName.ts'
import { useRoute } from '../../../components/sms/useRoutes.ts'
import { useUser } from '../../../lib/session.ts'
import { ConnectionPart } from './ConnectionPart.tsx'
import { CountriesPart } from './CountriesPart.tsx'
import { PacePart } from './PacePart.tsx'
import { PricesPart } from './PricesPart.tsx'
import { RouteFacts } from './RouteFacts.tsx'
import { RouteTrialPart } from './RouteTrialPart.tsx'
import { SenderPart } from './SenderPart.tsx'
import { TemplatesPart } from './TemplatesPart.tsx'
import { type RouteForm, useRouteForm } from './useRouteForm.ts'
import { WebhookPart } from './WebhookPart.tsx'

type PageProps = { onClose: () => void }

export function NewRoute({ onClose, onMade }: PageProps & { onMade: (id: string) => void }) {
  const { t } = useTranslation('sms')
  const form = useRouteForm(null)
  if (!form) return null
  return (
    <Frame title={t('route.newTitle')} form={form} onClose={onClose} onSaved={onMade}>
      <Fields form={form} route={null} />
    </Frame>
  )
}

export function SavedRoute({ id, onClose }: PageProps & { id: string }) {
  const { t } = useTranslation('sms')
  const route = useRoute(id)
  const isMain = !isSubAccount(useUser())
  if (route === undefined) return null
  if (route)
    return isMain ? <EditRoute route={route} onClose={onClose} /> : <SeenRoute route={route} onClose={onClose} />
  return (
    <EmptyState icon={<PhoneChatRegular />} title={t('route.gone')} text={t('route.goneText')}>
      <Button onClick={onClose}>{t('route.back')}</Button>
    </EmptyState>
  )
}

/** What a sub account sees: everything but secrets. */
function SeenRoute({ route, onClose }: PageProps & { route: SmsAccount }) {
  const { t } = useTranslation('sms')
  return (
    <Page title={route.name} intro={t('route.mainOnly')} back={<Back onClose={onClose} />}>
      <RouteFacts route={route} />
    </Page>
  )
}

function EditRoute({ route, onClose }: PageProps & { route: SmsAccount }) {
  const { t } = useTranslation('sms')
  const form = useRouteForm(route)
  if (!form) return null
  return (
    <Frame title={route.name} form={form} onClose={onClose}>
      <Fields form={form} route={route} />
      <DeleteAccount
        account={route}
        words={{
          button: t('route.delete'),
          title: t('route.deleteTitle', { name: route.name }),
          text: t('route.deleteText'),
          deleted: t('route.deleted', { name: route.name }),
        }}
        onDeleted={onClose}
      />
    </Frame>
  )
}

function Back({ onClose }: PageProps) {
  const { t } = useTranslation('sms')
  return (
    <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
      {t('route.back')}
    </Button>
  )
}

type FrameProps = PageProps & {
  title: string
  form: RouteForm
  onSaved?: (id: string) => void
  children: ReactNode
}

function Frame({ title, form, onClose, onSaved, children }: FrameProps) {
  const { t } = useTranslation('sms')
  const kindName = useKindName()
  return (
    <Page
      title={title}
      intro={kindName(form.fields.setting)}
      back={<Back onClose={onClose} />}
      action={
        <Switch
          label={t('route.isOn')}
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
function Fields({ form, route }: { form: RouteForm; route: SmsAccount | null }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const { setting } = form.fields
  const secretName = (name: string) =>
    setting.kind === 'smpp'
      ? t('route.connection.password')
      : t(`route.values.${setting.service}.${name}` as 'route.values.twilio.token')
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ConnectionPart form={form} isNew={route === null} />
        <SenderPart form={form} />
        <AnswerersPart form={form} users={t('route.answer.users')} />
      </div>
      <div className={mergeClasses(styles.column, styles.beside)}>
        {route ? (
          <>
            <SecretsPart route={route} isChanged={form.isChanged} nameOf={secretName} />
            <RouteTrialPart route={route} isChanged={form.isChanged} />
            {route.setting.kind === 'service' && <WebhookPart route={route} />}
          </>
        ) : (
          <MessageBar layout="multiline">
            <MessageBarBody>{t('route.secretLater')}</MessageBarBody>
          </MessageBar>
        )}
        <PacePart form={form} />
      </div>
      <div className={styles.column}>
        {needsTemplate(form.fields) && <TemplatesPart form={form} />}
        <CountriesPart form={form} />
        <PricesPart form={form} />
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
