import { useTranslation } from 'react-i18next'
import type { WhatsappAccount } from '#domain/channels/account'
import { numberPerSecond } from '#domain/whatsapp/number'
import { NumberBadge } from '../../../../components/whatsapp/NumberBadge.tsx'
import { useNumberWords } from '../../../../components/whatsapp/useNumberWords.ts'
import { useWhatsappNumbers } from '../../../../components/whatsapp/useWhatsappNumbers.ts'
import { whatsappNumbersPath } from '../../../../lib/whatsappPaths.ts'
import { AccountList } from '../AccountList.tsx'
import { DashBoard } from '../DashBoard.tsx'
import { WhatsappStart } from './WhatsappStart.tsx'

/** What messages of WhatsApp came to. */
export function WhatsappBoardScreen() {
  const { t } = useTranslation('whatsapp')
  const numbers = useWhatsappNumbers() ?? []
  const aboutOf = useAbout()
  return (
    <DashBoard
      channel="whatsapp"
      start={<WhatsappStart />}
      accounts={
        <AccountList
          title={t('number.menu')}
          lines={numbers.map((account) => ({
            id: account.id,
            name: [...new Set([account.name, account.number?.display].filter(Boolean))].join(' · '),
            to: `${whatsappNumbersPath}?number=${account.id}`,
            badge: <NumberBadge account={account} />,
            about: aboutOf(account),
          }))}
        />
      }
    />
  )
}

/** Its quality, how many people it may write to in 24 hours, and its pace, as Meta told them last. */
function useAbout(): (account: WhatsappAccount) => string {
  const { t } = useTranslation('whatsapp')
  const { qualityText, limitText } = useNumberWords()
  return ({ number }) =>
    number
      ? [qualityText(number), limitText(number), t('number.facts.perSecond', { count: numberPerSecond(number) })]
          .filter(Boolean)
          .join(' · ')
      : t('number.facts.never')
}
