import { useTranslation } from 'react-i18next'
import type { AutoReply } from '#domain/conversations/autoReply'
import { useRoutes } from '../../../components/sms/useRoutes.ts'

type Day = '0' | '1' | '2' | '3' | '4' | '5' | '6'
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Says in one line what a reply answers, and when. */
export function useReplyLine(): (reply: AutoReply) => string {
  const { t, i18n } = useTranslation('sms')
  const routes = useRoutes() ?? []
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
  const daysOf = (days: readonly number[]) =>
    days.length === 7 ? '' : list.format(days.map((day) => t(`autoReply.opening.day.${String(day) as Day}`)))
  return ({ match, words, when, hours, time_zone, channel_account_id }) => {
    const open = [daysOf(hours.days), `${clock(hours.from)}–${clock(hours.to)}`, `(${time_zone})`]
    return [
      t(`autoReply.line.${match}`, { words: list.format(words) }),
      t(`autoReply.line.${when}`, { hours: open.filter(Boolean).join(' ') }),
      ...(channel_account_id === null
        ? []
        : [routes.find(({ id }) => id === channel_account_id)?.name ?? t('autoReply.accountGone')]),
    ].join(' · ')
  }
}
