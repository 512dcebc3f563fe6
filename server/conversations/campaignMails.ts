import { countryNamer } from '#domain/contacts/countryName'
import type { CustomField, CustomValue } from '#domain/contacts/customField'
import { customTextIn } from '#domain/contacts/customText'
import { keepableText } from '#domain/conversations/conversationMessage'
import { messageIdOf } from '#domain/email/render/listHeaders'
import { customMergeValues, type MergeSource, merged, mergeValues } from '#domain/email/render/mergeTags'
import type { EmailMessage } from '#domain/email/render/message'
import { plainWords } from '#domain/email/render/renderText'
import { limits } from '#domain/limits'
import { readCustomFields } from '../campaigns/sending/customFields.ts'
import type { Connection } from '../db/connect.ts'
import { addressDomain } from '../email/plainAddress.ts'
import type { SentText } from './campaignMessages.ts'
import type { InboundOwner } from './inbound.ts'

type SentRow = Omit<SentText, 'text' | 'subject' | 'mail_id'> & {
  mail: Pick<EmailMessage, 'theme' | 'language' | 'content' | 'plain'>
  variant: 'a' | 'b' | null
  other_theme: string | null
  from_address: string
  contact: (MergeSource & { custom_fields: Record<string, CustomValue> }) | null
}

/** Mails of tasks to these addresses over one mailbox, as their words read with what is known of the contact today. */
export async function campaignMails(
  connection: Connection,
  { account, channelAccount }: InboundOwner,
  addresses: readonly string[],
  days: number,
): Promise<SentText[]> {
  const { rows } = await connection.query<SentRow>(
    `select r.id, r.user_id as user, r.task_id as task, r.address, (extract(epoch from r.handed_over_at) * 1000)::bigint as at,
       r.status, r.reason, r.delivered_at is not null as delivered, r.read_at is not null as read, r.subject as variant,
       t.subject_test ->> 'b' as other_theme, run.sender_address as from_address, snap.mail,
       case when c.id is not null then jsonb_build_object('name', c.name, 'company', c.company, 'position', c.position,
         'country', c.country, 'company_website', c.company_website, 'custom_fields', c.custom_fields) end as contact
     from campaign_receiver r
     join campaign_run run on run.account_id = r.account_id and run.task_id = r.task_id
     cross join lateral (select m as mail from jsonb_array_elements(run.mails) m where m ->> 'step' = r.step limit 1) snap
     left join campaign_task t on t.account_id = r.account_id and t.id = r.task_id
     left join contact c on c.account_id = r.account_id and c.id = r.contact_id and c.deleted_at is null
     where r.account_id = $1 and r.channel = 'email' and r.address = any($2::text[])
       and r.status in ('sent', 'uncertain', 'returned') and r.handed_over_at > server_now() - make_interval(days => $3)
       and coalesce(r.channel_account_id, run.sender_id) = $4 order by r.id`,
    [account, addresses, days, channelAccount],
  )
  if (!rows.length) return []
  const fields = await readCustomFields(connection, account)
  return rows.map((row) => wordsOf(row, fields))
}

function wordsOf(
  { mail, variant, other_theme, from_address, contact, ...sent }: SentRow,
  fields: CustomField[],
): SentText {
  const { language, theme, plain, content } = mail
  const values = {
    ...mergeValues(contact ?? nobody, sent.address, countryNames[language]),
    ...(contact && customMergeValues(fields, contact.custom_fields, customTexts[language])),
  }
  const words = plain?.trim() ? plain : plainWords(content)
  return {
    ...sent,
    subject: merged(variant === 'b' ? (other_theme ?? theme) : theme, values)
      .replace(/\s+/g, ' ')
      .slice(0, limits.lineLength)
      .toWellFormed(),
    text: keepableText(merged(words, values)),
    mail_id: messageIdOf(sent.id, addressDomain(from_address)),
  }
}

const nobody: MergeSource = { name: '', company: '', position: '', country: '', company_website: '' }
const countryNames = { en: countryNamer('en-US'), zh: countryNamer('zh-CN') }
const customTexts = { en: customTextIn('en-US'), zh: customTextIn('zh-CN') }
