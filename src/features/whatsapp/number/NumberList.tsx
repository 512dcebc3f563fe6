import { Button } from '@fluentui/react-components'
import { AddRegular, ChevronRightRegular, PhoneRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { WhatsappAccount } from '#domain/channels/account'
import { useAccountListStyles } from '../../../components/accountListStyles.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { NumberBadge } from '../../../components/whatsapp/NumberBadge.tsx'
import { useNumberWords } from '../../../components/whatsapp/useNumberWords.ts'
import { useWhatsappNumbers } from '../../../components/whatsapp/useWhatsappNumbers.ts'
import { useUser } from '../../../lib/session.ts'

type Props = { onOpen: (id: string) => void; onNew: () => void }

/** Numbers from which the company writes over WhatsApp, and how each of them stands. */
export function NumberList({ onOpen, onNew }: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useAccountListStyles()
  const numbers = useWhatsappNumbers()
  const isMain = !isSubAccount(useUser())
  if (!numbers) return null
  const create = isMain && (
    <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
      {t('number.create')}
    </Button>
  )
  if (numbers.length === 0)
    return (
      <Page title={t('number.title')} intro={t('number.intro')}>
        <EmptyState icon={<PhoneRegular />} title={t('number.none')} text={t('number.noneText')}>
          {create || t('number.askMain')}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={t('number.title')} intro={t('number.intro')} action={create}>
      <ul className={styles.list} aria-label={t('number.title')}>
        {numbers.map((account) => (
          <NumberItem key={account.id} account={account} onOpen={() => onOpen(account.id)} />
        ))}
      </ul>
    </Page>
  )
}

function NumberItem({ account, onOpen }: { account: WhatsappAccount; onOpen: () => void }) {
  const { t } = useTranslation('whatsapp')
  const styles = useAccountListStyles()
  const { limitText, qualityText } = useNumberWords()
  const { name, number, setting } = account
  return (
    <li>
      <button type="button" className={styles.button} aria-label={t('number.open', { name })} onClick={onOpen}>
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.about}>
            {number ? [number.display, number.name].filter(Boolean).join(' · ') : setting.number}
          </span>
          {number && (
            <span className={styles.note}>{[qualityText(number), limitText(number)].filter(Boolean).join(' · ')}</span>
          )}
        </span>
        <NumberBadge account={account} />
        <ChevronRightRegular className={styles.more} aria-hidden />
      </button>
    </li>
  )
}
