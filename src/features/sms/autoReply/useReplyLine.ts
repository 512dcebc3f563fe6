import { useTranslation } from 'react-i18next'
import type { AutoReply } from '#domain/conversations/autoReply'
import { inCompanyHours } from '#domain/conversations/companyProfile'
import { useRoutes } from '../../../components/sms/useRoutes.ts'
import { useCompanyProfile } from './useCompanyProfile.ts'

type Day = '0' | '1' | '2' | '3' | '4' | '5' | '6'
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Says in one line what a reply answers, and when. */
export function useReplyLine(): (reply: AutoReply) => string {
  const { t } = useTranslation('sms')
  const routes = useRoutes() ?? []
  const company = useCompanyProfile() ?? null
  const listed = (some: readonly string[]) => some.join(t('route.join'))
  const daysOf = (days: readonly number[]) =>
    days.length === 7 ? '' : listed(days.map((day) => t(`autoReply.opening.day.${String(day) as Day}`)))
  return (reply) => {
    const { match, words, when, hours, time_zone, channel_account_id } = inCompanyHours(reply, company)
    const open = [daysOf(hours.days), `${clock(hours.from)}–${clock(hours.to)}`, `(${time_zone})`]
    return [
      t(`autoReply.line.${match}`, { words: listed(words) }),
      t(`autoReply.line.${when}`, { hours: open.filter(Boolean).join(' ') }),
      ...(channel_account_id === null
        ? []
        : [routes.find(({ id }) => id === channel_account_id)?.name ?? t('autoReply.accountGone')]),
    ].join(' · ')
  }
}
