import { categoryOfTemplate } from '#domain/whatsapp/campaignRules'
import { type WhatsappMarket, whatsappMarkets } from '#domain/whatsapp/markets'
import { useChannelAccounts } from '../../../components/channels/useChannelAccounts.ts'
import { useCountryName } from '../../../lib/countries.ts'
import { useOwners } from '../../../lib/owners.ts'
import { templateName, useChannelTemplates } from '../messages/useChannelTemplates.ts'
import { useMessageChannel } from '../messages/useMessageChannel.ts'
import { useFailureText } from '../messages/useMessageWords.ts'
import { useTaskWords } from '../task/channel.ts'
import { useCategoryWord } from '../task/whatsapp/useCategoryWord.ts'
import type { ReportName } from './reportName.ts'

/** What a line of a report is called by its key. */
export function useReportNames(report: ReportName): (key: string) => string {
  const { t } = useTaskWords()
  const countryName = useCountryName()
  const accounts = useChannelAccounts(useMessageChannel())
  const templates = useChannelTemplates()
  const categoryWord = useCategoryWord()
  const failureText = useFailureText()
  const { nameOf } = useOwners()
  const names: Record<ReportName, (key: string) => string> = {
    country: (key) => (key ? countryName(key) : t('board.unknownCountry')),
    market: (key) => t(`task.whatsapp.marketName.${marketIn(key)}`),
    account: (key) => accounts.find(({ id }) => id === key)?.name ?? t('board.accountGone'),
    template(key) {
      const template = templates.get(key)
      if (!template) return t('board.templateGone')
      return [templateName(template), categoryWord(categoryOfTemplate(template))].filter(Boolean).join(' · ')
    },
    // With Meta's own number of it.
    reason(key) {
      const [reason, code] = key.split(' ')
      return [reason ? failureText(reason) : t('board.noReason'), code && `Meta ${code}`].filter(Boolean).join(' · ')
    },
    user: nameOf,
  }
  return names[report]
}

const marketIn = (key: string): WhatsappMarket => whatsappMarkets.find((market) => market === key) ?? 'other'
