import { ChevronRightRegular, PeopleCommunityRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { OwnPageAccount } from '#domain/channels/account'
import type { OwnPageChannel } from '#domain/conversations/channel'
import { ownPageCalls } from '#domain/ownPages/calls'
import { pageEndsAt } from '#domain/ownPages/facts'
import { useAccountListStyles } from '../../components/accountListStyles.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Page.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useUser } from '../../lib/session.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { OwnPageBadge } from './OwnPageBadge.tsx'
import { SetupSteps } from './SetupSteps.tsx'
import { useOwnPages } from './useOwnPages.ts'

type Props = { channel: OwnPageChannel; onOpen: (id: string) => void }

/** What the company has connected at Meta, and how each of them stands; without the operator's app, what is needed. */
export function OwnPageList({ channel, onOpen }: Props) {
  const { t } = useTranslation('ownPages')
  const styles = useAccountListStyles()
  const pages = useOwnPages(channel)
  const isMain = !isSubAccount(useUser())
  const app = useAnswer(ownPageCalls.app, {}).answer?.data
  if (!pages) return null
  const isMissing = app !== undefined && !app.is_set
  const connect = isMain && !isMissing && <ConnectButton channel={channel} />
  const steps = isMissing && <SetupSteps channel={channel} webhook={app.webhook} deletion={app.deletion} />
  return (
    <Page title={t(`title.${channel}`)} intro={t(`intro.${channel}`)} action={pages.length > 0 && connect}>
      {steps}
      {pages.length === 0 ? (
        !isMissing && (
          <EmptyState icon={<PeopleCommunityRegular />} title={t('none')} text={t(`noneText.${channel}`)}>
            {connect || t('askMain')}
          </EmptyState>
        )
      ) : (
        <ul className={styles.list} aria-label={t(`title.${channel}`)}>
          {pages.map((account) => (
            <OwnPageItem key={account.id} account={account} onOpen={() => onOpen(account.id)} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function OwnPageItem({ account, onOpen }: { account: OwnPageAccount; onOpen: () => void }) {
  const { t } = useTranslation('ownPages')
  const styles = useAccountListStyles()
  const { date } = useFormats()
  const { name, page } = account
  const ends = pageEndsAt(page)
  const handle = page.username && `@${page.username}`
  return (
    <li>
      <button type="button" className={styles.button} aria-label={t('open', { name })} onClick={onOpen}>
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.about}>{[page.name, handle].filter((one) => one && one !== name).join(' · ')}</span>
          <span className={styles.note}>{ends === null ? t('noEnd') : t('endsOn', { date: date(ends) })}</span>
        </span>
        <OwnPageBadge account={account} />
        <ChevronRightRegular className={styles.more} aria-hidden />
      </button>
    </li>
  )
}
