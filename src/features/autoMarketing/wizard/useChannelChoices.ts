import type { CampaignChannel } from '#domain/campaigns/channel'
import { rowsWhere } from '#workers/database/read'
import { useLinkedPhones } from '../../../components/linked/useLinkedPhones.ts'
import { useSenders } from '../../../components/mail/useMessages.ts'
import { usableRoutes, useRoutes } from '../../../components/sms/useRoutes.ts'
import { useWhatsappNumbers } from '../../../components/whatsapp/useWhatsappNumbers.ts'
import { useStored } from '../../../lib/reader.ts'

export type Choice = { id: string; name: string }
export type ChannelChoices = Record<CampaignChannel, { messages: Choice[]; senders: Choice[] }>

const messagesOf = {
  email: 'email_message',
  sms: 'sms_message',
  whatsapp: 'whatsapp_message',
  linked: 'linked_message',
} as const satisfies Record<CampaignChannel, string>

/** What may be written, and by whom, over each channel; undefined while it is read. */
export function useChannelChoices(): ChannelChoices | undefined {
  const senders = useSenders()
  const routes = useRoutes()
  const numbers = useWhatsappNumbers()
  const phones = useLinkedPhones()
  const messages = useStored(async (db) => {
    const named = async (channel: CampaignChannel) =>
      (await rowsWhere(db, messagesOf[channel], () => true))
        .toSorted((a, b) => b.updated_at - a.updated_at)
        .map(({ id, name }) => ({ id, name }))
    return {
      email: await named('email'),
      sms: await named('sms'),
      whatsapp: await named('whatsapp'),
      linked: await named('linked'),
    }
  }, [])
  if (!senders || !routes || !numbers || !phones || !messages) return undefined
  const choices = (rows: readonly Choice[]) => rows.map(({ id, name }) => ({ id, name }))
  return {
    email: {
      messages: messages.email,
      senders: senders.map(({ id, name, address }) => ({ id, name: `${name} <${address}>` })),
    },
    sms: { messages: messages.sms, senders: choices(usableRoutes(routes)) },
    whatsapp: { messages: messages.whatsapp, senders: choices(usableRoutes(numbers)) },
    linked: { messages: messages.linked, senders: choices(phones.filter(({ phone }) => phone.state !== 'ended')) },
  }
}
