import { createPrivateKey } from 'node:crypto'
import { countedUrl, httpLink, linksIn } from '#domain/email/render/fill'
import type { Block, EmailMessage, MessageFile } from '#domain/email/render/message'
import { type MailProblem, mailProblem } from '#domain/email/sender/mailProblem'
import type { EmailSender } from '#domain/email/sender/sender'
import { limits } from '#domain/limits'
import type { dkimOptions } from '../domains/dkimKey.ts'
import type { MailHead } from '../headers.ts'
import type { MailTokens } from '../tokens.ts'
import type { DkimSignature } from './sign.ts'

/** All that the mails of a task have in common. */
export type MailTask = Pick<MailHead, 'kind' | 'task' | 'reply_address' | 'mailboxes'> & {
  message: Pick<EmailMessage, 'theme' | 'preheader' | 'language' | 'content' | 'plain' | 'attachments'>
  sender: Pick<EmailSender, 'id' | 'name' | 'address' | 'signature'>
  /** null: the sender's server signs, or nobody does */
  dkim: ReturnType<typeof dkimOptions> | null
}

export type MailSurroundings = {
  tokens: MailTokens
  /** The public address that a token is asked for at. */
  urls: Record<'open' | 'click' | 'unsubscribe', (token: string) => string>
  /** The public address of a picture. */
  pictureUrl: (hash: string, mime: string) => string
  /** The bytes of a stored file. */
  readFile: (hash: string) => Promise<Buffer>
}

/** A link of which the stored address is all that a click can lead to. `trap`: nobody sees it. */
type TrackedLink = { number: number; url: string; trap: boolean }

export type PreparedMail = Omit<MailTask, 'message' | 'dkim'> & {
  message: Omit<MailTask['message'], 'attachments'>
  attachments: MailHead['attachments']
  dkim: DkimSignature | null
  links: readonly TrackedLink[]
  surroundings: Pick<MailSurroundings, 'tokens' | 'urls' | 'pictureUrl'>
}

/** Done once for a task, so that for each receiver only their own words are put in. */
export async function prepareMail(
  { message, dkim, ...task }: MailTask,
  { readFile, ...surroundings }: MailSurroundings,
): Promise<{ kind: 'prepared'; mail: PreparedMail } | { kind: 'unsendable'; problem: MailProblem }> {
  const { attachments, ...words } = message
  const files = await readFiles(attachments, readFile)
  if ('code' in files) return { kind: 'unsendable', problem: files }
  const { pictureUrl } = surroundings
  const mail: PreparedMail = {
    ...task,
    message: words,
    attachments: files,
    // Read from its text for each mail, a key costs as much again as the signature.
    dkim: dkim && { ...dkim, privateKey: createPrivateKey(dkim.privateKey) },
    links: trackedLinks(message.content, task.sender.signature.website),
    surroundings: { ...surroundings, pictureUrl: remembered(pictureUrl) },
  }
  return { kind: 'prepared', mail }
}

/** Counted as `linkOf` counts them, and after them the trap, which leads where others do. */
export function trackedLinks(content: readonly Block[], website: string): TrackedLink[] {
  const written = linksIn(content)
  const links = written.flatMap((link, number) => {
    const url = countedUrl(link)
    return url === null ? [] : [{ number, url, trap: false }]
  })
  const url = links[0]?.url ?? httpLink(website)
  return url === null ? links : [...links, { number: written.length, url, trap: true }]
}

async function readFiles(
  files: readonly MessageFile[],
  readFile: MailSurroundings['readFile'],
): Promise<PreparedMail['attachments'] | MailProblem> {
  // What cannot go anyway is not read into memory first.
  const promised = tooHeavy(files.map(({ size }) => size))
  if (promised) return promised
  const read = await Promise.all(
    files.map(async ({ hash, name, mime }) => ({ name, mime, content: await readFile(hash) })),
  )
  return tooHeavy(read.map(({ content }) => content.length)) ?? read
}

function tooHeavy(sizes: readonly number[]): MailProblem | null {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (sizes.length > limits.emailAttachments) return mailProblem('attachmentsMany', { value: String(sizes.length) })
  return bytes > limits.emailAttachmentBytes ? mailProblem('attachmentsHeavy', { value: String(bytes) }) : null
}

function remembered(pictureUrl: MailSurroundings['pictureUrl']): MailSurroundings['pictureUrl'] {
  const known = new Map<string, string>()
  return (hash, mime) => {
    const url = known.get(hash) ?? pictureUrl(hash, mime)
    known.set(hash, url)
    return url
  }
}
