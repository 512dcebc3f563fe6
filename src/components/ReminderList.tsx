import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDue, type OpenReminder } from '#workers/database/reminders'
import { useNow, useOpenReminders } from '../lib/reminders.ts'
import { ReminderItem } from './ReminderItem.tsx'

type Props = {
  /** Only those whose time has come. */
  dueOnly?: boolean
  /** where a contact is opened */
  to?: (contact: string) => string
}

/**
 * Of all contacts, from the device itself: it is there without a network. What is due stands there, what is to come one
 * click away; nothing where there is nothing.
 */
export function ReminderList({ dueOnly = false, to = inContacts }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const now = useNow()
  const [isLaterShown, setLaterShown] = useState(false)
  const all = useOpenReminders() ?? []
  const due = all.filter((one) => isDue(one, now))
  const later = dueOnly ? [] : all.filter((one) => !isDue(one, now))
  if (!due.length && !later.length) return null
  const item = (one: OpenReminder, state: 'due' | 'waiting') => (
    <ReminderItem
      key={one.reminder.id}
      reminder={one.reminder}
      state={state}
      contact={{ name: one.name || t('row.nameless'), to: to(one.contact.id) }}
    />
  )
  return (
    <section className={dueOnly ? styles.part : styles.bar} aria-label={t('person.reminders.allTitle')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('person.reminders.allTitle')}</h2>
        {due.length > 0 && <span className={styles.count}>{t('person.reminders.someDue', { count: due.length })}</span>}
        {later.length > 0 && (
          <Button
            appearance="transparent"
            size="small"
            className={styles.more}
            aria-expanded={isLaterShown}
            onClick={() => setLaterShown(!isLaterShown)}
          >
            {isLaterShown ? t('person.reminders.hideLater') : t('person.reminders.showLater', { count: later.length })}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {due.map((one) => item(one, 'due'))}
        {isLaterShown && later.map((one) => item(one, 'waiting'))}
      </ul>
    </section>
  )
}

const inContacts = (contact: string) => `/statistics/contacts?contact=${contact}`

const useStyles = makeStyles({
  part: { marginBlockEnd: tokens.spacingVerticalL },
  /** Between the filters and the list, which keeps the larger part. */
  bar: {
    flexShrink: 0,
    maxHeight: '40vh',
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 640px)': { paddingInline: tokens.spacingHorizontalL },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  count: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  more: { minWidth: 0, '@media (pointer: coarse)': { minHeight: '44px' } },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})
