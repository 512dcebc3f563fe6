import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Reminder, ReminderState } from '#domain/contacts/companions/reminder'
import { nineIn } from '../lib/days.ts'
import { useFormats } from '../lib/formats.ts'
import { useReminderChanges } from '../lib/reminders.ts'
import { StatusBadge, type Tone } from './StatusBadge.tsx'

/** What is only set needs no badge: its time says it. */
const tones: Record<Exclude<ReminderState, 'waiting'>, Tone> = { due: 'warning', answered: 'good', done: 'good' }

type Props = { reminder: Reminder; state: ReminderState; contact?: { name: string; to: string } }

/** What to do about a contact and when: done with one click, or put off to tomorrow. */
export function ReminderItem({ reminder, state, contact }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const { finish, putOff, remove, patch } = useReminderChanges()
  const text = reminder.text || t('person.reminders.plain')
  const about = contact ? t('person.reminders.of', { text, name: contact.name }) : text
  const time = formats.moment(reminder.due_at)
  // In a list of several contacts what is due stands by itself.
  const badge = !contact && state !== 'waiting'
  const isOver = state === 'done' || state === 'answered'
  const later = () => {
    const at = nineIn(1, Date.now())
    void putOff(reminder, at, t('person.reminders.saved', { time: formats.moment(at) }))
  }
  return (
    <li className={styles.root}>
      <Checkbox
        checked={state === 'done'}
        aria-label={t('person.reminders.done', { text: about })}
        onChange={(_, { checked }) => void (checked ? finish(reminder) : patch({ id: reminder.id, done_at: null }))}
      />
      <div className={styles.words}>
        <span className={isOver ? styles.over : undefined}>{text}</span>
        <span className={styles.time}>
          {contact && <Link to={contact.to}>{contact.name}</Link>}
          {t(`person.reminders.${reminder.kind}`, { time })}
          {badge && <StatusBadge tone={tones[state]}>{t(`person.reminders.state.${state}`)}</StatusBadge>}
        </span>
      </div>
      <div className={styles.actions}>
        {!isOver && (
          <Button size="small" aria-label={t('person.reminders.later', { text: about })} onClick={later}>
            {t('person.reminders.laterShort')}
          </Button>
        )}
        <Button
          size="small"
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('person.reminders.delete', { text: about })}
          title={t('person.reminders.delete', { text: about })}
          onClick={() => void remove(reminder)}
        />
      </div>
    </li>
  )
}

const touch = '@media (pointer: coarse)'
const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalXS,
    [touch]: { '& .fui-Checkbox': { minWidth: '44px', minHeight: '44px' } },
  },
  words: { flexGrow: 1, minWidth: 0, display: 'grid', paddingTop: '6px', overflowWrap: 'anywhere' },
  over: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  time: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '& a': { color: tokens.colorBrandForegroundLink },
    // A finger gets more room than the line takes.
    [touch]: {
      '& a': { paddingBlock: tokens.spacingVerticalM, marginBlock: `calc(-1 * ${tokens.spacingVerticalM})` },
    },
  },
  actions: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    [touch]: { '& button': { minWidth: '44px', minHeight: '44px' } },
  },
})
