import { EmailMessageFields, type EmailVersion } from '#domain/email/render/message'

/** What is edited of a message. */
export type MessageFields = EmailMessageFields
type Field = keyof MessageFields

const names = Object.keys(EmailMessageFields.shape) as Field[]
/** What a row of before has not yet is null. */
export const fieldsOfMessage = (row: MessageFields): MessageFields =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null])) as MessageFields

export const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What `now` says differently. */
export const changedIn = (before: MessageFields, now: MessageFields): Partial<MessageFields> =>
  Object.fromEntries(names.filter((name) => !isSame(before[name], now[name])).map((name) => [name, now[name]]))

/** Fields that only somebody else changed follow; `lost` are those that both did, where what is typed here stays. */
export function followedFields(
  base: MessageFields,
  now: MessageFields,
  theirs: MessageFields,
): { fields: MessageFields; lost: Field[] } {
  const mine = changedIn(base, now)
  const other = Object.keys(changedIn(base, theirs)) as Field[]
  const lost = other.filter((name) => name in mine && !isSame(now[name], theirs[name]))
  const taken = other.filter((name) => !(name in mine))
  return { fields: { ...now, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }, lost }
}

export type VersionFields = Pick<EmailVersion, 'theme' | 'preheader' | 'content' | 'plain' | 'attachments'>
export const versionedOf = ({ theme, preheader, content, plain, attachments }: VersionFields): VersionFields => ({
  theme,
  preheader,
  content,
  plain: plain ?? null,
  attachments,
})
