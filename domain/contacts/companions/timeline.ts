import type { VoiceNote } from '../../blobs/voiceNote.ts'
import type { ContactMail } from '../../campaigns/taskCalls.ts'
import type { ConversationChannel } from '../../conversations/channel.ts'
import type { ConversationMessage } from '../../conversations/conversationMessage.ts'
import type { Moment } from '../../operationLog/log.ts'
import type { LostValue } from '../../sync/lostValue.ts'
import type { Attachment } from './attachment.ts'
import type { Consent } from './consent.ts'
import type { ContactNote, NoteKind } from './contactNote.ts'
import type { ContactOrigin, ListOrigin } from './origin.ts'
import type { Reminder } from './reminder.ts'

/** What a time line can be narrowed to. */
export const timelineGroups = ['edits', 'notes', 'files', 'reminders', 'rules', 'talk', 'tasks'] as const
export type TimelineGroup = (typeof timelineGroups)[number]

type Kind = { group: TimelineGroup; kept: 'device' | 'server' }

/**
 * Everything that can happen with a contact. `kept`: on the device, so it is there without a network, or only by the
 * server. What nothing tells of yet comes with its channel: an entry here, and what makes items of it.
 */
const timelineKinds = {
  created: { group: 'edits', kept: 'server' },
  imported: { group: 'edits', kept: 'server' },
  edited: { group: 'edits', kept: 'server' },
  status: { group: 'edits', kept: 'server' },
  merged: { group: 'edits', kept: 'server' },
  unmerged: { group: 'edits', kept: 'server' },
  moved: { group: 'edits', kept: 'server' },
  deleted: { group: 'edits', kept: 'server' },
  revived: { group: 'edits', kept: 'server' },
  waiting: { group: 'edits', kept: 'device' },
  lost: { group: 'edits', kept: 'device' },
  otherText: { group: 'notes', kept: 'device' },
  note: { group: 'notes', kept: 'device' },
  voice: { group: 'notes', kept: 'device' },
  attachment: { group: 'files', kept: 'device' },
  reminder: { group: 'reminders', kept: 'device' },
  reminderDone: { group: 'reminders', kept: 'device' },
  consent: { group: 'rules', kept: 'device' },
  withdrawn: { group: 'rules', kept: 'device' },
  origin: { group: 'rules', kept: 'device' },
  informed: { group: 'rules', kept: 'device' },
  mail: { group: 'talk', kept: 'device' },
  call: { group: 'talk', kept: 'device' },
  message: { group: 'talk', kept: 'device' },
  meeting: { group: 'talk', kept: 'device' },
  talk: { group: 'talk', kept: 'device' },
  task: { group: 'tasks', kept: 'server' },
} as const satisfies Record<string, Kind>

/** A change that this device made and the server has not confirmed. */
export type WaitingChange = { uid: string; name: string; args: unknown; edited_at: number }

type MomentKind = 'created' | 'imported' | 'edited' | 'status' | 'merged' | 'unmerged' | 'moved' | 'deleted' | 'revived'

type TimelineEntry =
  | { kind: Exclude<MomentKind, 'imported'>; moment: Moment }
  /** `file`: its name; '' where this device does not know it */
  | { kind: 'imported'; moment: Moment; file: string }
  | { kind: 'waiting'; change: WaitingChange }
  | { kind: 'lost'; value: LostValue }
  | { kind: 'otherText'; other: OtherText }
  | { kind: NoteKind; note: ContactNote }
  | { kind: 'voice'; note: VoiceNote }
  | { kind: 'attachment'; file: Attachment }
  | { kind: 'reminder' | 'reminderDone'; reminder: Reminder }
  | { kind: 'consent' | 'withdrawn'; consent: Consent }
  | { kind: 'origin' | 'informed'; origin: ContactOrigin }
  | { kind: 'mail'; mail: TalkMail }
  | { kind: 'talk'; talk: TalkDay }
  | { kind: 'task'; mail: ContactMail }

/** `user`: who did it; null where that is not said. */
export type TimelineItem = TimelineEntry & { key: string; at: number; user: string | null }

/** Of one contact, what this device has. */
export type Companions = {
  notes: readonly ContactNote[]
  voices: readonly VoiceNote[]
  files: readonly Attachment[]
  reminders: readonly Reminder[]
  consents: readonly Consent[]
  origins: readonly ContactOrigin[]
  lost: readonly LostValue[]
  otherTexts: readonly OtherText[]
  /** the name of the file whose import made the contact; null: none that this device knows */
  importedFrom: string | null
  /** where that list is from; null: nobody noted it */
  listOrigin: ListOrigin | null
}

/** What somebody else wrote at the same time in a text that lives with the contact; `shown`: what stands there now. */
export type OtherText = {
  entity: 'contact_note' | 'attachment' | 'reminder' | 'consent' | 'contact_origin'
  value: LostValue
  shown: string
}

export function deviceItems(companions: Companions, changes: readonly WaitingChange[]): TimelineItem[] {
  const by = (
    { id, created_by, created_at }: { id: string; created_by: string; created_at: number },
    what: string,
  ) => ({
    key: `${id} ${what}`,
    user: created_by,
    at: created_at,
  })
  const then = (at: number | null, { id }: { id: string }, what: string) =>
    at === null ? [] : [{ key: `${id} ${what}`, user: null, at }]
  return [
    ...companions.notes.map((note) => ({ ...by(note, 'note'), kind: note.kind, note })),
    ...companions.voices.map((note) => ({ ...by(note, 'voice'), kind: 'voice' as const, note })),
    ...companions.files.map((file) => ({ ...by(file, 'file'), kind: 'attachment' as const, file })),
    ...companions.reminders.flatMap((reminder) => [
      { ...by(reminder, 'set'), kind: 'reminder' as const, reminder },
      ...then(reminder.done_at, reminder, 'done').map((when) => ({ ...when, kind: 'reminderDone' as const, reminder })),
    ]),
    ...companions.consents.flatMap((consent) => [
      { ...by(consent, 'given'), at: consent.given_at, kind: 'consent' as const, consent },
      ...then(consent.withdrawn_at, consent, 'withdrawn').map((when) => ({
        ...when,
        kind: 'withdrawn' as const,
        consent,
      })),
    ]),
    ...companions.origins.flatMap((origin) => [
      { ...by(origin, 'origin'), at: origin.collected_at, kind: 'origin' as const, origin },
      ...then(origin.informed_at, origin, 'informed').map((when) => ({ ...when, kind: 'informed' as const, origin })),
    ]),
    ...companions.lost.map((value) => ({
      key: `${value.id} lost`,
      user: value.user,
      at: value.at,
      kind: 'lost' as const,
      value,
    })),
    ...companions.otherTexts.map((other) => ({
      key: `${other.value.id} other`,
      user: other.value.user,
      at: other.value.at,
      kind: 'otherText' as const,
      other,
    })),
    ...changes.map((change) => ({
      key: change.uid,
      user: null,
      at: change.edited_at,
      kind: 'waiting' as const,
      change,
    })),
  ]
}

/** What was said in a conversation on one day. `text`: the last of it. */
export type TalkDay = { conversation: string; channel: ConversationChannel; at: number; count: number; text: string }

/** A mail that a contact wrote, or that was written to them by hand. `email`: theirs. */
export type TalkMail = Pick<
  ConversationMessage,
  'id' | 'at' | 'direction' | 'kind' | 'state' | 'problem' | 'subject' | 'body' | 'author' | 'parts'
> & { conversation: string; email: string }

export const talkItems = (talks: readonly TalkDay[], mails: readonly TalkMail[]): TimelineItem[] => [
  ...talks.map((talk) => ({
    key: `${talk.conversation} ${talk.at}`,
    user: null,
    at: talk.at,
    kind: 'talk' as const,
    talk,
  })),
  ...mails.map((mail) => ({ key: `${mail.id} mail`, user: mail.author, at: mail.at, kind: 'mail' as const, mail })),
]

/** Mails of tasks, which only the server has one by one. */
export const taskItems = (mails: readonly ContactMail[]): TimelineItem[] =>
  mails.map((mail) => ({
    key: `${mail.id} task`,
    user: null,
    at: mail.sent_at ?? mail.status_at,
    kind: 'task',
    mail,
  }))

/** What only the server keeps: how the contact's own fields changed. */
export const serverItems = (
  history: readonly Moment[],
  { importedFrom }: Pick<Companions, 'importedFrom'>,
): TimelineItem[] =>
  history.map((moment) => {
    const told = { key: `moment ${moment.n}`, user: moment.user, at: moment.edited_at, moment }
    const kind = kindOf(moment, importedFrom)
    if (kind !== 'imported') return { ...told, kind }
    return { ...told, kind, file: (moment.kind === 'created' && importedFrom) || '' }
  })

function kindOf({ kind, action, count, before }: Moment, importedFrom: string | null): MomentKind {
  if (kind === 'created') return isImport({ kind, action, count }, importedFrom) ? 'imported' : 'created'
  if (kind !== 'changed') return kind
  const special = action === null ? undefined : kindsOfActions.get(action)
  if (special) return special
  const fields = Object.keys(before)
  return fields.length === 1 && fields[0] === 'follow_up_status' ? 'status' : 'edited'
}

/** The form makes one at a time; an import of one row is known by its task. */
export const isImport = (
  { kind, action, count }: Pick<Moment, 'kind' | 'action' | 'count'>,
  importedFrom: string | null,
): boolean =>
  action === 'contact.fill' ||
  (kind === 'created' && (importedFrom !== null || (action === 'contact.create' && count > 1)))

/** Changes that are more than a field typed anew. */
const kindsOfActions: ReadonlyMap<string, MomentKind> = new Map([
  ['contact.fill', 'imported'],
  ['contact.merge', 'merged'],
  ['contact.unmerge', 'unmerged'],
])

export const groupOf = ({ kind }: Pick<TimelineItem, 'kind'>): TimelineGroup => timelineKinds[kind].group

/** Newest first; those of one moment in an order that stays. */
export const newestItemsFirst = (items: readonly TimelineItem[]): TimelineItem[] =>
  items.toSorted((a, b) => b.at - a.at || (a.key < b.key ? 1 : -1))
