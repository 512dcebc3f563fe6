import {
  Button,
  Field,
  Input,
  Link,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Switch,
  tokens,
} from '@fluentui/react-components'
import { ArrowLeftRegular, PeopleCommunityRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { ChannelAccountFields, OwnPageAccount, OwnPageSetting } from '#domain/channels/account'
import type { OwnPageChannel } from '#domain/conversations/channel'
import { ownPageCalls } from '#domain/ownPages/calls'
import { missingScopes, pageEndsAt } from '#domain/ownPages/facts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { AccountSaveBar } from '../../components/channels/AccountSaveBar.tsx'
import { AnswerersPart } from '../../components/channels/AnswerersPart.tsx'
import { useAccountForm } from '../../components/channels/useAccountForm.ts'
import { useChannelCall } from '../../components/channels/useChannelCall.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Page } from '../../components/Page.tsx'
import { Part } from '../../components/Part.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useNow } from '../../lib/reminders.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { OwnPageBadge } from './OwnPageBadge.tsx'
import { ownPageState, useOwnPage } from './useOwnPages.ts'

type Props = { id: string; channel: OwnPageChannel; onClose: () => void }

export function OpenedOwnPage({ id, channel, onClose }: Props) {
  const { t } = useTranslation('ownPages')
  const account = useOwnPage(id)
  const isMain = !isSubAccount(useUser())
  if (account === undefined) return null
  const back = (
    <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
      {t('back')}
    </Button>
  )
  if (!account || account.channel !== channel)
    return (
      <EmptyState icon={<PeopleCommunityRegular />} title={t('gone')} text={t('goneText')}>
        <Button onClick={onClose}>{t('back')}</Button>
      </EmptyState>
    )
  return (
    <Page title={account.name} intro={t(`kind.${channel}`)} back={back}>
      <FactsOfPage account={account} isMain={isMain} onClose={onClose} />
      {isMain && <EditedPage account={account} />}
    </Page>
  )
}

function FactsOfPage({ account, isMain, onClose }: { account: OwnPageAccount; isMain: boolean; onClose: () => void }) {
  const { t } = useTranslation('ownPages')
  const styles = useStyles()
  const { date, moment } = useFormats()
  const state = ownPageState(account, useNow())
  const { page, channel } = account
  const ends = pageEndsAt(page)
  const missing = missingScopes(channel, page)
  return (
    <Part title={t('facts.title')}>
      <div className={styles.line}>
        <OwnPageBadge account={account} />
        <span className={styles.note}>{t(`stateText.${state}`)}</span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('facts.known')}</dt>
        <dd>
          {page.link ? (
            <Link href={page.link} target="_blank" rel="noreferrer">
              {page.username ? `@${page.username}` : page.name || page.link}
            </Link>
          ) : (
            page.name
          )}
        </dd>
        <dt>{t('facts.connected')}</dt>
        <dd>{date(page.connected_at)}</dd>
        <dt>{t('facts.ends')}</dt>
        <dd>{ends === null ? t('noEnd') : date(ends)}</dd>
        <dt>{t('facts.window')}</dt>
        <dd>{t(page.answers_late ? 'facts.late' : 'facts.day')}</dd>
        <dt>{t('facts.told')}</dt>
        <dd>{moment(page.told_at)}</dd>
      </dl>
      {missing.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t('facts.missing')}{' '}
            {missing.map((scope) => `${scope} (${t(`scope.${scope}` as 'scope.pages_messaging')})`).join(', ')}
          </MessageBarBody>
        </MessageBar>
      )}
      {isMain && (
        <div className={styles.line}>
          <ConnectButton channel={channel} isAgain />
          <CheckButton account={account} />
          <DisconnectButton account={account} onDone={onClose} />
        </div>
      )}
    </Part>
  )
}

function CheckButton({ account }: { account: OwnPageAccount }) {
  const { t } = useTranslation('ownPages')
  const toasts = useToasts()
  const call = useChannelCall()
  const check = async () => {
    try {
      const { ok } = await call(ownPageCalls.check, { id: account.id })
      if (ok) toasts.done(t('checked'))
      else toasts.info(t('checkedBad'))
    } catch (error) {
      toasts.failed(error)
    }
  }
  return <OnlineButton onClick={() => void check()}>{t('check')}</OnlineButton>
}

function DisconnectButton({ account, onDone }: { account: OwnPageAccount; onDone: () => void }) {
  const { t } = useTranslation('ownPages')
  const toasts = useToasts()
  const call = useChannelCall()
  const [isAsking, setAsking] = useState(false)
  const { id, name } = account
  const disconnect = async () => {
    try {
      await call(ownPageCalls.disconnect, { id })
      toasts.done(t('disconnect.done', { name }))
      onDone()
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <>
      <OnlineButton appearance="subtle" onClick={() => setAsking(true)}>
        {t('disconnect.button')}
      </OnlineButton>
      {isAsking && (
        <ConfirmDialog
          isGrave
          title={t('disconnect.title', { name })}
          text={t('disconnect.text')}
          confirm={t('disconnect.button')}
          cancel={t('cancel')}
          onConfirm={() => void disconnect()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type PageFields = Omit<ChannelAccountFields, 'setting'> & { setting: OwnPageSetting }
const emptyFields: PageFields = {
  name: '',
  setting: { kind: 'facebook', page: '' },
  sender: '',
  registered_in: [],
  countries: [],
  hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
  per_second: 10,
  currency: '',
  prices: [],
  templates: [],
  is_on: true,
  users: [],
  assignment: 'contactOwner',
}

function EditedPage({ account }: { account: OwnPageAccount }) {
  const { t } = useTranslation('ownPages')
  const styles = useStyles()
  const form = useAccountForm<PageFields, 'empty'>(account, {
    empty: emptyFields,
    faultsOf: ({ name }) => (name.trim() ? {} : { name: 'empty' }),
    saved: (name) => t('saved', { name }),
    draft: 'own_page',
  })
  if (!form) return null
  return (
    <>
      <Part title={t('name.title')}>
        <Field
          label={t('name.label')}
          hint={t('name.hint')}
          required
          {...(form.faults.name && { validationMessage: t('name.empty'), validationState: 'error' })}
        >
          <Input
            className={styles.input}
            name="name"
            value={form.fields.name}
            maxLength={300}
            onChange={(_, { value }) => form.set({ name: value })}
          />
        </Field>
        <Switch
          label={t('isOn')}
          checked={form.fields.is_on}
          onChange={(_, { checked }) => form.set({ is_on: checked })}
        />
      </Part>
      <AnswerersPart form={form} users={t('users')} />
      <AccountSaveBar form={form} />
    </>
  )
}

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  note: { color: tokens.colorNeutralForeground2, textWrap: 'pretty', minWidth: 0, flex: '1 1 200px' },
  input: { '@media (pointer: coarse)': { minHeight: '44px' } },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
})
