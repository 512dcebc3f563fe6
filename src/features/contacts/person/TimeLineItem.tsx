import { Button, makeStyles, tokens } from '@fluentui/react-components'
import {
  ArrowUndoRegular,
  AttachRegular,
  ChatRegular,
  ClockAlarmRegular,
  EditRegular,
  NoteRegular,
  ShieldTaskRegular,
  TaskListSquareLtrRegular,
} from '@fluentui/react-icons'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  groupOf,
  type OtherText,
  type TalkDay,
  type TimelineGroup,
  type TimelineItem,
  type WaitingChange,
} from '#domain/contacts/companions/timeline'
import type { Contact } from '#domain/contacts/contact'
import { BeforeAfter } from '../../../components/BeforeAfter.tsx'
import { useChangedFields } from '../../../lib/changedFields.ts'
import { useContactValue } from '../../../lib/contactValues.ts'
import { conversationPath } from '../../../lib/conversationPaths.ts'
import { useFieldName } from '../../../lib/customFields.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { useWho } from '../../../lib/people.ts'
import { describeContactChange } from '../panel/describeChange.ts'
import { useRestore } from '../panel/LostValues.tsx'
import type { OtherValue } from '../panel/otherValues.ts'
import { VoicePlayer } from '../voice/VoicePlayer.tsx'
import { EvidenceText } from './EvidenceText.tsx'
import { MailDetail, mailKind, TaskMailDetail } from './MailDetail.tsx'
import { useCompanionChanges } from './useCompanionChanges.ts'

const icons: Record<TimelineGroup, ReactNode> = {
  edits: <EditRegular />,
  notes: <NoteRegular />,
  files: <AttachRegular />,
  reminders: <ClockAlarmRegular />,
  rules: <ShieldTaskRegular />,
  talk: <ChatRegular />,
  tasks: <TaskListSquareLtrRegular />,
}

type Props = {
  item: TimelineItem
  contact: Contact
  /** what ids in old values stand for */
  names: Readonly<Record<string, string>>
  others: readonly OtherValue[]
}

/** One thing that happened: what, who, when, and what there is to say about it. */
export function TimeLineItem({ item, contact, names, others }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const who = useWho()
  const title = useItemTitle()(item)
  const time = formats.dateTime(item.at)
  return (
    <li className={styles.item}>
      <span className={styles.icon} aria-hidden>
        {icons[groupOf(item)]}
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.by}>
          {item.user === null ? time : t('person.timeline.by', { who: who(item.user), time })}
        </span>
        <Detail item={item} title={title} contact={contact} names={names} others={others} />
      </div>
    </li>
  )
}

export function useItemTitle(): (item: TimelineItem) => string {
  const { t } = useTranslation('contacts')
  const fieldName = useFieldName()
  const formats = useFormats()
  return (item) => {
    switch (item.kind) {
      case 'lost':
        return t('person.timeline.kind.lost', { field: fieldName(item.value.field as 'name') })
      case 'attachment':
        return t('person.timeline.kind.attachment', { name: item.file.name })
      case 'reminder':
        return t('person.timeline.kind.reminder', { time: formats.moment(item.reminder.due_at) })
      case 'consent':
      case 'withdrawn':
        return t(`person.timeline.kind.${item.kind}`, {
          channel: t(`person.consent.channel.${item.consent.channel}`),
          basis: t(`person.consent.basis.${item.consent.basis}`),
        })
      case 'imported':
        return item.file
          ? t('person.timeline.kind.importedFrom', { name: item.file })
          : t('person.timeline.kind.imported')
      case 'mail':
        return t(`person.timeline.mail.${mailKind(item.mail)}`, { subject: item.mail.subject })
      case 'task':
        return t('person.timeline.kind.task', { name: item.mail.name || item.mail.theme })
      case 'talk':
        return t(
          `person.timeline.talk.${item.talk.channel === 'email' ? 'email' : item.talk.channel === 'sms' ? 'sms' : 'whatsapp'}`,
          {
            count: item.talk.count,
          },
        )
      case 'origin':
        return t('person.timeline.kind.origin', { name: item.origin.name || t('person.origin.unnamed') })
      default:
        return t(`person.timeline.kind.${item.kind}`)
    }
  }
}

function Detail({ item, title, contact, names, others }: Props & { title: string }) {
  const styles = useStyles()
  const fieldsOf = useChangedFields(names)
  switch (item.kind) {
    case 'note':
    case 'call':
    case 'message':
    case 'meeting':
      return <p className={styles.text}>{item.note.text}</p>
    case 'voice':
      return <VoicePlayer note={item.note}>{item.note.remark}</VoicePlayer>
    case 'reminder':
    case 'reminderDone':
      return item.reminder.text ? <p className={styles.text}>{item.reminder.text}</p> : null
    case 'consent':
      return <EvidenceText text={item.consent.evidence} />
    case 'origin':
      return <EvidenceText text={item.origin.evidence} />
    case 'waiting':
      return <Waiting change={item.change} />
    case 'otherText':
      return <Other other={item.other} />
    case 'lost': {
      const other = others.find(({ id }) => id === item.value.id)
      return other ? <Lost contact={contact} other={other} /> : null
    }
    case 'mail':
      return <MailDetail mail={item.mail} contact={contact.id} />
    case 'talk':
      return <Talk talk={item.talk} />
    case 'task':
      return <TaskMailDetail mail={item.mail} />
    case 'attachment':
    case 'withdrawn':
    case 'informed':
      return null
    default: {
      const fields = fieldsOf(item.moment)
      return fields.length ? <BeforeAfter label={title} fields={fields} /> : null
    }
  }
}

function Talk({ talk }: { talk: TalkDay }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <>
      <p className={styles.text}>{talk.text}</p>
      <Link className={styles.link} to={`${conversationPath(talk.conversation)}&status=any`}>
        {t('person.timeline.talk.open')}
      </Link>
    </>
  )
}

function Waiting({ change }: { change: WaitingChange }) {
  const styles = useStyles()
  const [words, setWords] = useState('')
  useEffect(() => {
    let isHere = true
    const say = async () => {
      const said = await describeContactChange({ ...change, state: 'queued' })
      if (isHere && said) setWords([said.title, said.detail].filter(Boolean).join(' · '))
    }
    say().catch(console.error)
    return () => {
      isHere = false
    }
  }, [change])
  return <p className={styles.text}>{words}</p>
}

/** The other value of two that were written at once, and the way back to it. */
function Lost({ contact, other }: { contact: Contact; other: OtherValue }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const textOf = useContactValue(useLabels().nameOf)
  const restore = useRestore(contact)
  const label = t('person.timeline.restoreField', { field: useFieldName()(other.field) })
  return (
    <div className={styles.lost}>
      <span className={styles.text}>{textOf(other.field, other.value) || t('panel.empty')}</span>
      <Button
        size="small"
        className={styles.button}
        icon={<ArrowUndoRegular />}
        aria-label={label}
        title={label}
        onClick={() => void restore(other)}
      >
        {t('person.timeline.restore')}
      </Button>
    </div>
  )
}

/** The same of a text that lives with the contact. */
function Other({ other }: { other: OtherText }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const { restoreText } = useCompanionChanges()
  return (
    <div className={styles.lost}>
      <span className={styles.text}>{String(other.value.old)}</span>
      <Button
        size="small"
        className={styles.button}
        icon={<ArrowUndoRegular />}
        aria-label={t('person.timeline.restoreText')}
        title={t('person.timeline.restoreText')}
        onClick={() => void restoreText(other, t('person.timeline.restored'))}
      >
        {t('person.timeline.restore')}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  item: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: '18px',
  },
  words: { flexGrow: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold },
  by: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  text: { margin: `${tokens.spacingVerticalXXS} 0 0`, whiteSpace: 'pre-line' },
  link: {
    justifySelf: 'start',
    color: tokens.colorBrandForeground1,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
  lost: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  button: { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px' } },
})
