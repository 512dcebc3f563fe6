import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { MailRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Companions,
  deviceItems,
  groupOf,
  newestItemsFirst,
  serverItems,
  type TimelineGroup,
  type TimelineItem,
  talkItems,
  taskItems,
  timelineGroups,
} from '#domain/contacts/companions/timeline'
import type { Contact } from '#domain/contacts/contact'
import { operationLogCalls } from '#domain/operationLog/calls'
import { Section } from '../../../components/Section.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { type AnswerState, useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { useWaitingChanges } from '../../../lib/useWaitingChanges.ts'
import { openWindow } from '../../../lib/windows.ts'
import { otherValues } from '../panel/otherValues.ts'
import { TimeLineAssist } from './TimeLineAssist.tsx'
import { TimeLineItem } from './TimeLineItem.tsx'
import { useTalks } from './useTalks.ts'
import { useTaskMails } from './useTaskMails.ts'

/** What is below it is within reach. */
const atOnce = 10
type History = { list: Parameters<typeof serverItems>[0]; since: number | null; names: Record<string, string> }

/** Everything that happened with a contact, newest first: what the device has at once, and what the server adds. */
export function TimeLine({ contact, companions }: { contact: Contact; companions: Companions }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const history = useAnswer(operationLogCalls.history, { contact_id: contact.id })
  const waiting = useWaitingChanges('contact', contact.id)
  const taskMails = useTaskMails(contact.id)
  const talks = useTalks(contact.id)
  useAskWhenChanged(history.ask, { waiting: waiting.length, updated_at: contact.updated_at })
  const mayWrite = useHasProduct('emailMarketing') && contact.emails.length > 0
  // The window in which a mail is written has words of an area of its own: they are here before the network is gone.
  useEffect(() => {
    if (mayWrite) i18next.loadNamespaces('email').catch(console.error)
  }, [mayWrite])
  const [group, setGroup] = useState<TimelineGroup | 'all'>('all')
  const [most, setMost] = useState(atOnce)
  const others = otherValues(contact, companions.lost)
  const isShown = (item: TimelineItem) => item.kind !== 'lost' || others.some(({ id }) => id === item.value.id)
  const all = newestItemsFirst([
    ...deviceItems(companions, waiting).filter(isShown),
    ...serverItems(history.answer?.data.list ?? [], companions),
    ...taskItems(taskMails),
    ...talkItems(talks.days, talks.mails),
  ])
  const present = new Set(all.map(groupOf))
  const wanted = group === 'all' ? all : all.filter((item) => groupOf(item) === group)
  return (
    <Section title={t('person.timeline.title')}>
      <Select
        className={styles.choice}
        aria-label={t('person.timeline.group.label')}
        value={group}
        onChange={(_, { value }) => setGroup(value as TimelineGroup | 'all')}
      >
        <option value="all">{t('person.timeline.group.all')}</option>
        {timelineGroups
          .filter((one) => present.has(one) || one === group)
          .map((one) => (
            <option key={one} value={one}>
              {t(`person.timeline.group.${one}`)}
            </option>
          ))}
      </Select>
      {mayWrite && (
        <Button
          className={styles.more}
          icon={<MailRegular />}
          onClick={() => openWindow({ kind: 'mail', start: { contact: contact.id, answers: null } })}
        >
          {t('person.timeline.write')}
        </Button>
      )}
      {all.length > 0 && <TimeLineAssist contact={contact} items={all} />}
      {(group === 'all' || group === 'edits') && <Missing history={history} />}
      {wanted.length > 0 ? (
        <ol className={styles.list}>
          {wanted.slice(0, most).map((item) => (
            <TimeLineItem
              key={item.key}
              item={item}
              contact={contact}
              names={history.answer?.data.names ?? {}}
              others={others}
            />
          ))}
        </ol>
      ) : (
        <p className={styles.note}>{t('person.timeline.nothing')}</p>
      )}
      {wanted.length > most && (
        <Button className={styles.more} onClick={() => setMost(most + atOnce)}>
          {t('person.timeline.more', { count: Math.min(atOnce, wanted.length - most) })}
        </Button>
      )}
    </Section>
  )
}

/** What was changed here is in the history as soon as it was sent; what others change, when it arrives. */
function useAskWhenChanged(ask: () => void, { waiting, updated_at }: { waiting: number; updated_at: number }) {
  const before = useRef({ waiting, updated_at })
  useEffect(() => {
    const was = before.current
    before.current = { waiting, updated_at }
    if (waiting === 0 && (was.waiting > 0 || was.updated_at !== updated_at)) ask()
  }, [ask, waiting, updated_at])
}

/** What is not here, so that nobody takes a part for the whole. */
function Missing({ history: { answer, problem, isAsking } }: { history: AnswerState<History> }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const isConnected = useConnected()
  const isFresh = answer !== null && problem === null && isConnected
  if (isFresh) {
    const { since } = answer.data
    return since === null ? null : (
      <p className={styles.note}>{t('person.timeline.since', { time: formats.dateTime(since) })}</p>
    )
  }
  if (!answer && isAsking && isConnected) return <p className={styles.note}>{t('person.timeline.asking')}</p>
  return (
    <p className={styles.note} role="status">
      {answer ? t('person.timeline.asOf', { time: formats.moment(answer.at) }) : t('person.timeline.missing')}
    </p>
  )
}

const touch = '@media (pointer: coarse)'
const useStyles = makeStyles({
  choice: { maxWidth: '220px', [touch]: { '& select': { minHeight: '44px' } } },
  list: { margin: `${tokens.spacingVerticalS} 0 0`, padding: 0, listStyleType: 'none' },
  note: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textWrap: 'pretty',
  },
  more: { marginBlockStart: tokens.spacingVerticalS, [touch]: { minHeight: '44px' } },
})
