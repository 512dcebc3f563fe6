import { useTranslation } from 'react-i18next'
import { isDue, type OpenReminder } from '#workers/database/reminders'
import { ReminderItem } from '../../../components/ReminderItem.tsx'
import { TodayPart } from './TodayPart.tsx'

type Props = { reminders: readonly OpenReminder[]; now: number }

/** What is due or overdue, and what comes later today: done, or put off to tomorrow, by one press. */
export function RemindersPart({ reminders, now }: Props) {
  const { t } = useTranslation('contacts')
  return (
    <TodayPart
      title={t('today.reminders')}
      rows={reminders}
      more="/account/follow"
      renderRow={(one) => (
        <ReminderItem
          key={one.reminder.id}
          reminder={one.reminder}
          state={isDue(one, now) ? 'due' : 'waiting'}
          contact={{ name: one.name || t('row.nameless'), to: `/statistics/contacts?contact=${one.contact.id}` }}
        />
      )}
    />
  )
}
