import { phoneOfIdentity } from '#domain/conversations/identity'
import { newestMessagesTo, noteAnswer } from '../../campaigns/ledger/answers.ts'
import { liftStop, stopEvidence } from '../../campaigns/suppression/liftStop.ts'
import { recordOptOut } from '../../campaigns/suppression/optOut.ts'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { Connection } from '../../db/connect.ts'
import { whatsappKeyword } from '../../whatsapp/receiving/keyword.ts'
import type { LinkedChat } from './linkedChat.ts'
import type { MessageFromPhone, SaidContent } from './said.ts'

/** STOP and START in the company's chats, at once; what somebody says in a user's private chat is no word to the company. */
export async function takeStops(
  connection: Connection,
  { account }: EventOwner,
  chats: readonly LinkedChat[],
): Promise<void> {
  const heard = chats.flatMap((chat) => {
    const number = numberOfChat(chat)
    return number === null ? [] : newMessages(chat).map((message) => ({ number, message }))
  })
  const numbers = heard.map(({ number }) => number)
  const newest = await newestMessagesTo(connection, { account, channel: 'linked' }, numbers)
  for (const { number, message } of heard) {
    const ours = newest.get(number) ?? null
    if (ours?.is_answer) await noteAnswer(connection, ours.id)
    const keyword = keywordOf(message)
    if (keyword === 'start') await liftStop(connection, account, number)
    if (keyword !== 'stop') continue
    const said = { reason: 'stopped', channels: ['whatsapp'], evidence: stopEvidence.whatsapp } as const
    await recordOptOut(connection, { account, address: number, message: ours }, said)
  }
}

/** Who hides their number is on no list: there the rules are switched off in the chat itself, and on again. */
export function robotAfterWords(chat: LinkedChat, robot: boolean | null): boolean | null {
  if (numberOfChat(chat) !== null || chat.identities[0]?.kind === 'group') return robot
  return newMessages(chat)
    .map(keywordOf)
    .reduce((now, keyword) => (keyword === null ? now : keyword === 'stop' ? false : null), robot)
}

const numberOfChat = ({ access, identities }: LinkedChat): string | null =>
  access === 'company' ? (identities.map(phoneOfIdentity).find((number) => number !== null) ?? null) : null

const newMessages = ({ access, messages }: LinkedChat) =>
  access === 'company'
    ? messages.filter(({ fromMe, isHistory }) => !fromMe && !isHistory).toSorted((a, b) => a.at - b.at)
    : []

const keywordOf = ({ content }: MessageFromPhone<SaidContent>) =>
  content.kind === 'text' ? whatsappKeyword(content.text) : null
