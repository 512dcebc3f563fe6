import { useTranslation } from 'react-i18next'
import type { WhatsappAccount } from '#domain/channels/account'
import { numberPerSecond } from '#domain/whatsapp/number'
import { numberCalls } from '#domain/whatsapp/numberCalls'
import { NumberBadge } from '../../../../components/whatsapp/NumberBadge.tsx'
import { useNumberWords } from '../../../../components/whatsapp/useNumberWords.ts'
import { useWhatsappNumbers } from '../../../../components/whatsapp/useWhatsappNumbers.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { useAnswer } from '../../../../lib/useAnswer.ts'
import { whatsappNumbersPath } from '../../../../lib/whatsappPaths.ts'
import { useTaskWords } from '../../task/channel.ts'
import { AccountList } from '../AccountList.tsx'
import { DashBoard } from '../DashBoard.tsx'
import { WhatsappStart } from './WhatsappStart.tsx'

/** What messages of WhatsApp came to. */
export function WhatsappBoardScreen() {
  const { t } = useTranslation('whatsapp')
  const numbers = useWhatsappNumbers() ?? []
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
            about: <NumberAbout account={account} />,
          }))}
        />
      }
    />
  )
}

/** Its quality and pace, as Meta told them last, and how many people it has written to of those that Meta allows. */
function NumberAbout({ account: { id, number } }: { account: WhatsappAccount }) {
  const { t } = useTaskWords()
  const { t: ofNumber } = useTranslation('whatsapp')
  const { number: written } = useFormats()
  const { qualityText } = useNumberWords()
  const people = useAnswer(numberCalls.people, { id }).answer?.data
  if (!number) return ofNumber('number.facts.never')
  const peopleText =
    people &&
    (people.limit === null
      ? t('task.whatsapp.peopleAny')
      : t('board.people', { used: written(people.used), limit: written(people.limit) }))
  return [qualityText(number), peopleText, ofNumber('number.facts.perSecond', { count: numberPerSecond(number) })]
    .filter(Boolean)
    .join(' · ')
}
