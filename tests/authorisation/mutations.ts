import { NewAssistantMessage, NewAssistantThread } from '#domain/assistant/thread'
import { emptyAutoPlan } from '#domain/autoMarketing/plan'
import { NewAutoRule } from '#domain/autoMarketing/rule'
import { NewAutoRun } from '#domain/autoMarketing/run'
import { NewSuppression } from '#domain/campaigns/suppression'
import { NewAudienceRow, NewCampaignTask } from '#domain/campaigns/task'
import { NewChannelAccount } from '#domain/channels/account'
import { NewAutoReply } from '#domain/conversations/autoReply'
import { NewCompanyProfile } from '#domain/conversations/companyProfile'
import { NewConversation } from '#domain/conversations/conversation'
import { NewMessage } from '#domain/conversations/conversationMessage'
import { NewCannedAnswer, NewConversationNote } from '#domain/conversations/note'
import { NewShipmentSearch } from '#domain/customs/savedSearch'
import { NewEmailMessage, NewEmailVersion } from '#domain/email/render/message'
import { NewEmailSender } from '#domain/email/sender/sender'
import type { EntityName } from '#domain/entities'
import { NewExportTask } from '#domain/exchange/exportTask'
import { NewImportTask } from '#domain/exchange/importTask'
import { NewLeadJob } from '#domain/leads/job'
import { NewLinkedTemplate } from '#domain/linked/template'
import type { Row } from '#domain/shared/mutation'
import { NewArticle } from '#domain/shop/article'
import { NewCurrencyRate } from '#domain/shop/currencyRate'
import { NewProduct } from '#domain/shop/product'
import { NewQuotation } from '#domain/shop/quotation/quotation'
import { NewShop } from '#domain/shop/shop'
import { NewShopCategory, NewShopTag } from '#domain/shop/shopCategory'
import { NewSmsMessage } from '#domain/sms/message'
import { NewWhatsappMessage } from '#domain/whatsapp/message'
import { NewWhatsappTemplate } from '#domain/whatsapp/templateRow'
import { newTestId } from '../../server/testing/device.ts'

type Rows = Record<EntityName, Row>

/** How a mutation is aimed at rows: the first one's are the target's, more are the attacker's own. */
type Aim = {
  args: (rows: Rows[], attacker: string) => unknown
  /** who may, so that the aim is proven to hit: the owner of the row, if it is not said */
  by?: 'main'
  /** whoever may needs a route and a peer as well, and is tried there */
  elsewhere?: string
  /** whoever may needs another row of the same kind for it, or something that is done first */
  second?: true
  after?: string
}

const ids = (entity: EntityName) => (rows: Rows[]) => ({ ids: rows.map((row) => row[entity].id) })
const id =
  (entity: EntityName) =>
  ([row]: Rows[]) => ({ id: row![entity].id })
const named =
  (entity: EntityName) =>
  ([row]: Rows[]) => ({ id: row![entity].id, name: 'stolen' })

/** What a device sends to make this row. */
const newTask = (row: Row, { shape }: { shape: object }) =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, row[field]]))

/** A view as its maker sends it. */
const written = ({ owner: _, created_at: __, updated_at: ___, ...view }: Row) => view

/** What a device sends to make a row that lives with a contact; the rest is the server's to say. */
const made =
  (entity: EntityName) =>
  ([rows]: Rows[]) => {
    const { created_by: _, created_at: __, updated_at: ___, ...row } = rows![entity]
    return row
  }

const talks = 'server/sync/talks.test.ts'
const runs = 'server/autoMarketing/autoMarketing.test.ts'
const opening = (row: Row) => newTask(row, NewConversation)
const reading = ({ conversation_seen: { id, conversation_id } }: Rows) => ({ id, conversation_id })

/** Every mutation of `domain/mutations.ts`. */
export const aims: Record<string, Aim> = {
  'contact.create': { args: (rows) => ({ rows: rows.map(({ contact }) => ({ id: contact.id, name: 'stolen' })) }) },
  'contact.patch': { args: (rows) => ({ ...ids('contact')(rows), fields: { name: 'stolen' } }) },
  'contact.putBack': { args: (rows) => ({ rows: rows.map(({ contact }) => ({ id: contact.id, address: 'stolen' })) }) },
  'contact.fill': { args: (rows) => ({ rows: rows.map(({ contact }) => ({ id: contact.id, address: 'stolen' })) }) },
  'contact.tag.add': { args: (rows) => ({ ...ids('contact')(rows), tag: rows[0]!.source.id }) },
  'contact.tag.remove': { args: (rows) => ({ ...ids('contact')(rows), tag: rows[0]!.tag.id }) },
  'contact.delete': { args: ids('contact') },
  'contact.restore': { args: (rows) => ({ rows: rows.map(({ contact }) => ({ ...contact, name: 'stolen' })) }) },
  'contact.unimport': { args: ids('contact') },
  'contact.unfill': {
    args: (rows) => ({ rows: rows.map(({ contact }) => ({ id: contact.id, name: contact.name })) }),
  },
  'import_task.create': { args: ([rows]) => newTask(rows!.import_task, NewImportTask) },
  'import_task.change': { args: ([row]) => ({ id: row!.import_task.id, action: 'undo' }) },
  'import_task.origin': {
    args: ([rows]) => ({ id: rows!.import_task.id, origin: { kind: 'bought', name: 'stolen', collected_at: 1 } }),
  },
  'export_task.create': { args: ([rows]) => newTask(rows!.export_task, NewExportTask) },
  'export_task.change': { args: ([row]) => ({ id: row!.export_task.id, action: 'expire' }) },
  'contact.merge': {
    args: ([first, second]) => ({
      id: first!.contact_merge.id,
      survivor: second ? first!.contact.id : newTestId(),
      merged: [(second ?? first)!.contact.id],
      fields: { name: 'stolen' },
    }),
    second: true,
  },
  'contact.unmerge': {
    args: ([first, second]) => ({
      id: first!.contact_merge.id,
      survivor: first!.contact.id,
      rows: [second?.contact ?? { ...first!.contact, id: newTestId() }],
      before: { name: 'stolen' },
      after: { name: first!.contact.name },
    }),
    second: true,
    after: 'contact.merge',
  },
  'not_duplicate.create': { args: (rows) => ({ id: rows[0]!.not_duplicate.id, contacts: [newTestId(), newTestId()] }) },
  'not_duplicate.delete': { args: id('not_duplicate') },
  'excluded_contact.create': {
    args: ([rows]) => {
      const { created_by: _, created_at: __, updated_at: ___, ...excluded } = rows!.excluded_contact
      return { rows: [{ ...excluded, reason: 'stolen' }] }
    },
  },
  'excluded_contact.delete': { args: ids('excluded_contact') },
  'excluded_contact.restore': { args: ([rows]) => ({ rows: [{ ...rows!.excluded_contact, reason: 'stolen' }] }) },
  'contact.transfer': { args: (rows, attacker) => ({ ...ids('contact')(rows), to: attacker }), by: 'main' },
  'voice_note.create': { args: made('voice_note') },
  'voice_note.patch': { args: ([rows]) => ({ id: rows!.voice_note.id, remark: 'stolen' }) },
  'voice_note.delete': { args: id('voice_note') },
  'voice_note.restore': { args: ([rows]) => ({ row: { ...rows!.voice_note, remark: 'stolen' } }) },
  'contact_note.create': { args: made('contact_note') },
  'contact_note.patch': { args: ([rows]) => ({ id: rows!.contact_note.id, text: 'stolen' }) },
  'contact_note.delete': { args: id('contact_note') },
  'contact_note.restore': { args: ([rows]) => ({ row: { ...rows!.contact_note, text: 'stolen' } }) },
  'attachment.create': { args: made('attachment') },
  'attachment.patch': { args: ([rows]) => ({ id: rows!.attachment.id, name: 'stolen' }) },
  'attachment.delete': { args: id('attachment') },
  'attachment.restore': { args: ([rows]) => ({ row: { ...rows!.attachment, name: 'stolen' } }) },
  'reminder.create': { args: made('reminder') },
  'reminder.patch': { args: ([rows]) => ({ id: rows!.reminder.id, text: 'stolen' }) },
  'reminder.delete': { args: id('reminder') },
  'reminder.restore': { args: ([rows]) => ({ row: { ...rows!.reminder, text: 'stolen' } }) },
  'consent.create': { args: made('consent') },
  'consent.patch': { args: ([rows]) => ({ id: rows!.consent.id, evidence: 'stolen' }) },
  'consent.delete': { args: id('consent') },
  'consent.restore': { args: ([rows]) => ({ row: { ...rows!.consent, evidence: 'stolen' } }) },
  'contact_origin.create': { args: made('contact_origin') },
  'contact_origin.patch': { args: ([rows]) => ({ id: rows!.contact_origin.id, name: 'stolen' }) },
  'contact_origin.delete': { args: id('contact_origin') },
  'contact_origin.restore': { args: ([rows]) => ({ row: { ...rows!.contact_origin, name: 'stolen' } }) },
  'notice_mute.create': { args: ([row]) => ({ id: row!.notice_mute.id, type: 'operator' }) },
  'notice_mute.delete': { args: ids('notice_mute') },
  'notification.read': { args: ids('notification') },
  'fair.create': {
    args: ([row]) => {
      const { created_at: _, updated_at: __, ...fair } = row!.fair
      return { ...fair, name: 'stolen' }
    },
  },
  'fair.patch': { args: ([row]) => ({ id: row!.fair.id, fields: { name: 'stolen' } }) },
  'fair.delete': { args: id('fair') },
  'booth_page.create': {
    args: ([row]) => {
      const { user: _, created_at: __, updated_at: ___, ...page } = row!.booth_page
      return { ...page, title: 'stolen' }
    },
  },
  'booth_page.patch': { args: ([row]) => ({ id: row!.booth_page.id, fields: { title: 'stolen' } }) },
  'assistant_thread.create': { args: ([rows]) => newTask(rows!.assistant_thread, NewAssistantThread) },
  'assistant_thread.patch': { args: ([row]) => ({ id: row!.assistant_thread.id, fields: { title: 'stolen' } }) },
  'assistant_message.create': { args: ([rows]) => newTask(rows!.assistant_message, NewAssistantMessage) },
  'assistant_message.patch': { args: ([row]) => ({ id: row!.assistant_message.id, fields: { text: 'stolen' } }) },
  'email_message.create': { args: ([rows]) => newTask(rows!.email_message, NewEmailMessage) },
  'email_message.patch': { args: ([row]) => ({ id: row!.email_message.id, fields: { name: 'stolen' } }) },
  'email_message.delete': { args: ids('email_message') },
  'email_message.restore': { args: ([rows]) => ({ rows: [{ ...rows!.email_message, name: 'stolen' }] }) },
  'email_version.create': { args: ([rows]) => newTask(rows!.email_version, NewEmailVersion) },
  'email_version.delete': { args: ids('email_version') },
  'channel_account.create': { args: ([row]) => newTask(row!.channel_account, NewChannelAccount), by: 'main' },
  'channel_account.patch': {
    args: ([row]) => ({ id: row!.channel_account.id, fields: { name: 'stolen' } }),
    by: 'main',
  },
  'channel_account.delete': { args: ids('channel_account'), by: 'main' },
  'channel_account.restore': { args: ([row]) => ({ rows: [{ ...row!.channel_account, name: 'stolen' }] }), by: 'main' },
  'sms_message.create': { args: ([rows]) => newTask(rows!.sms_message, NewSmsMessage) },
  'sms_message.patch': { args: ([row]) => ({ id: row!.sms_message.id, fields: { name: 'stolen' } }) },
  'sms_message.delete': { args: ids('sms_message') },
  'sms_message.restore': { args: ([rows]) => ({ rows: [{ ...rows!.sms_message, name: 'stolen' }] }) },
  'whatsapp_message.create': { args: ([rows]) => newTask(rows!.whatsapp_message, NewWhatsappMessage) },
  'whatsapp_message.patch': { args: ([row]) => ({ id: row!.whatsapp_message.id, fields: { name: 'stolen' } }) },
  'whatsapp_message.delete': { args: ids('whatsapp_message') },
  'whatsapp_message.restore': { args: ([rows]) => ({ rows: [{ ...rows!.whatsapp_message, name: 'stolen' }] }) },
  'linked_message.create': { args: ([rows]) => newTask(rows!.linked_message, NewLinkedTemplate) },
  'linked_message.patch': { args: ([row]) => ({ id: row!.linked_message.id, fields: { name: 'stolen' } }) },
  'linked_message.delete': { args: ids('linked_message') },
  'linked_message.restore': { args: ([rows]) => ({ rows: [{ ...rows!.linked_message, name: 'stolen' }] }) },
  'product.create': { args: ([rows]) => newTask(rows!.product, NewProduct) },
  'product.patch': { args: (rows) => ({ ...ids('product')(rows), fields: { title: { en: 'stolen' } } }) },
  'product.putBack': {
    args: (rows) => ({ rows: rows.map(({ product }) => ({ id: product.id, title: { en: 'stolen' } })) }),
  },
  'product.delete': { args: ids('product') },
  'product.restore': { args: ([rows]) => ({ rows: [{ ...rows!.product, title: { en: 'stolen' } }] }) },
  'article.create': { args: ([rows]) => newTask(rows!.article, NewArticle) },
  'article.patch': { args: ([row]) => ({ id: row!.article.id, fields: { title: { en: 'stolen' } } }) },
  'article.delete': { args: ids('article') },
  'article.restore': { args: ([rows]) => ({ rows: [{ ...rows!.article, title: { en: 'stolen' } }] }) },
  'quotation.create': { args: ([rows]) => newTask(rows!.quotation, NewQuotation) },
  'quotation.patch': { args: ([row]) => ({ id: row!.quotation.id, fields: { note: 'stolen' } }) },
  'quotation.accept': {
    args: ([row]) => ({ id: row!.quotation.id }),
    elsewhere: 'server/shop/quotations/quotations.test.ts',
  },
  'quotation.decline': {
    args: ([row]) => ({ id: row!.quotation.id, on: true }),
    elsewhere: 'server/shop/quotations/quotations.test.ts',
  },
  'quotation.delete': { args: ids('quotation') },
  'quotation.restore': { args: ([rows]) => ({ rows: [{ ...rows!.quotation, note: 'stolen' }] }) },
  'shop_category.create': { args: ([rows]) => newTask(rows!.shop_category, NewShopCategory) },
  'shop_category.patch': { args: ([row]) => ({ id: row!.shop_category.id, fields: { name: { en: 'stolen' } } }) },
  'shop_category.delete': { args: ids('shop_category') },
  'shop_category.restore': { args: ([rows]) => ({ rows: [{ ...rows!.shop_category, name: { en: 'stolen' } }] }) },
  'shop_tag.create': { args: ([rows]) => newTask(rows!.shop_tag, NewShopTag) },
  'shop_tag.patch': { args: ([row]) => ({ id: row!.shop_tag.id, fields: { name: { en: 'stolen' } } }) },
  'shop_tag.delete': { args: ids('shop_tag') },
  'shop_tag.restore': { args: ([rows]) => ({ rows: [{ ...rows!.shop_tag, name: { en: 'stolen' } }] }) },
  'shop.create': { args: ([rows]) => newTask(rows!.shop, NewShop), by: 'main' },
  'shop.patch': { args: ([row]) => ({ id: row!.shop.id, fields: { name: { en: 'stolen' } } }), by: 'main' },
  'currency_rate.create': {
    args: ([rows]) => ({ rows: [{ ...newTask(rows!.currency_rate, NewCurrencyRate), per_euro: 9 }] }),
    by: 'main',
  },
  'currency_rate.delete': { args: ids('currency_rate'), by: 'main' },
  'currency_rate.restore': { args: ([rows]) => ({ rows: [{ ...rows!.currency_rate, per_euro: 9 }] }), by: 'main' },
  'whatsapp_template.create': { args: ([rows]) => newTask(rows!.whatsapp_template, NewWhatsappTemplate) },
  'whatsapp_template.patch': { args: ([row]) => ({ id: row!.whatsapp_template.id, fields: { body: 'stolen' } }) },
  'whatsapp_template.delete': { args: ids('whatsapp_template') },
  'whatsapp_template.restore': { args: ([rows]) => ({ rows: [{ ...rows!.whatsapp_template, body: 'stolen' }] }) },
  'email_sender.create': { args: ([rows]) => newTask(rows!.email_sender, NewEmailSender) },
  'email_sender.patch': { args: ([row]) => ({ id: row!.email_sender.id, fields: { name: 'stolen' } }) },
  'email_sender.delete': { args: ids('email_sender') },
  'email_sender.restore': { args: ([rows]) => ({ rows: [{ ...rows!.email_sender, name: 'stolen' }] }) },
  'auto_rule.create': { args: ([rows]) => newTask(rows!.auto_rule, NewAutoRule) },
  'auto_rule.change': {
    args: ([row]) => ({ ...newTask(row!.auto_rule, NewAutoRule), id: row!.auto_rule.id, name: 'stolen' }),
  },
  'auto_rule.switch': { args: ([row]) => ({ id: row!.auto_rule.id, is_on: true }) },
  'auto_rule.delete': { args: ids('auto_rule') },
  'auto_rule.restore': { args: ([rows]) => ({ rows: [{ ...rows!.auto_rule, name: 'stolen' }] }) },
  'auto_run.create': { args: ([rows]) => newTask(rows!.auto_run, NewAutoRun) },
  'auto_run.rename': { args: ([row]) => ({ id: row!.auto_run.id, name: 'stolen' }) },
  'auto_run.plan': { args: ([row]) => ({ id: row!.auto_run.id, plan: emptyAutoPlan }), elsewhere: runs },
  'auto_run.change': { args: ([row]) => ({ id: row!.auto_run.id, action: 'close' }), elsewhere: runs },
  'auto_run.delete': { args: ids('auto_run') },
  'auto_run.restore': { args: ([rows]) => ({ rows: [{ ...rows!.auto_run, name: 'stolen' }] }) },
  'lead_job.create': { args: ([rows]) => newTask(rows!.lead_job, NewLeadJob) },
  'lead_job.patch': { args: ([row]) => ({ id: row!.lead_job.id, fields: { name: 'stolen' } }) },
  'lead_job.change': { args: ([row]) => ({ id: row!.lead_job.id, action: 'resume' }) },
  'lead_job.delete': { args: ids('lead_job') },
  'lead_job.restore': { args: ([rows]) => ({ rows: [{ ...rows!.lead_job, name: 'stolen' }] }) },
  'lead.note': { args: ([row]) => ({ id: row!.lead.id, fields: { note: 'stolen' } }) },
  'lead.mark': {
    args: (rows) => ({ rows: rows.map(({ lead }) => ({ id: lead.id, state: 'thrown', contact_id: null })) }),
  },
  'campaign_task.create': { args: ([rows]) => newTask(rows!.campaign_task, NewCampaignTask) },
  'campaign_task.patch': { args: ([row]) => ({ id: row!.campaign_task.id, fields: { name: 'stolen' } }) },
  'campaign_task.change': { args: ([row]) => ({ id: row!.campaign_task.id, action: 'close' }) },
  'campaign_task.delete': { args: ids('campaign_task') },
  'campaign_task.restore': { args: ([rows]) => ({ rows: [{ ...rows!.campaign_task, name: 'stolen' }] }) },
  'campaign_audience.create': { args: ([rows]) => newTask(rows!.campaign_audience, NewAudienceRow) },
  'campaign_audience.remove': {
    args: ([row]) => ({ id: row!.campaign_audience.id, contacts: row!.campaign_audience.contacts }),
  },
  'suppression.create': {
    args: ([rows]) => ({ rows: [{ ...newTask(rows!.suppression, NewSuppression), note: 'stolen' }] }),
  },
  'suppression.delete': { args: ids('suppression') },
  'suppression.restore': { args: ([rows]) => ({ rows: [{ ...rows!.suppression, note: 'stolen' }] }) },
  'email_answer.create': {
    args: ([rows]) => ({
      id: rows!.message.id,
      contact_id: rows!.contact.id,
      sender: rows!.email_sender.id,
      email: 'stolen@example.com',
      subject: 'stolen',
      text: 'stolen',
      answers: null,
    }),
    elsewhere: 'server/email/receiving.test.ts',
  },
  'conversation.open': { args: ([rows]) => opening(rows!.conversation), elsewhere: talks },
  'conversation.take': { args: ids('conversation'), elsewhere: talks },
  'conversation.assign': {
    args: (rows, attacker) => ({ ...ids('conversation')(rows), to: attacker }),
    elsewhere: talks,
  },
  'conversation.release': { args: ids('conversation'), elsewhere: talks },
  'conversation.setContact': { args: ([row]) => ({ id: row!.conversation.id, contact_id: null }) },
  'conversation.mark': {
    args: ([row]) => ({ id: row!.conversation.id, as: 'private' }),
    elsewhere: 'tests/authorisation/privateChats.test.ts',
  },
  // The sample is no chat of a linked phone.
  'conversation.robot': {
    args: (rows) => ({ ...ids('conversation')(rows), on: false }),
    elsewhere: 'server/linked/chats/rules.test.ts',
  },
  'conversation.empty': { args: id('conversation') },
  'conversation.close': { args: ids('conversation') },
  'conversation.reopen': { args: ids('conversation') },
  'conversation.snooze': { args: (rows) => ({ ...ids('conversation')(rows), until: 9_999_999_999_999 }) },
  'conversation.tag.add': { args: (rows) => ({ ...ids('conversation')(rows), tag: rows[0]!.source.id }) },
  'conversation.tag.remove': { args: (rows) => ({ ...ids('conversation')(rows), tag: rows[0]!.tag.id }) },
  'conversation_seen.read': { args: ([row]) => ({ ...reading(row!), n: 9 }) },
  'conversation_seen.markUnread': { args: ([row]) => reading(row!) },
  'conversation_seen.pin': { args: ([row]) => ({ ...reading(row!), pinned_in: null, on: true }) },
  'conversation_seen.mute': { args: ([row]) => ({ ...reading(row!), on: true }) },
  'message.send': { args: ([rows]) => ({ ...newTask(rows!.message, NewMessage), files: [] }), elsewhere: talks },
  'message.takeBack': { args: id('message'), elsewhere: talks },
  'message.expire': { args: ([row]) => ({ id: row!.message.id, on: true }) },
  'message.delete': { args: ids('message') },
  'conversation_note.create': { args: ([rows]) => newTask(rows!.conversation_note, NewConversationNote) },
  'conversation_note.patch': { args: ([row]) => ({ id: row!.conversation_note.id, text: 'stolen' }) },
  'conversation_note.delete': { args: id('conversation_note') },
  'canned_answer.create': { args: ([rows]) => newTask(rows!.canned_answer, NewCannedAnswer) },
  'canned_answer.patch': { args: ([row]) => ({ id: row!.canned_answer.id, fields: { name: 'stolen' } }) },
  'canned_answer.delete': { args: id('canned_answer') },
  'company_profile.create': { args: ([row]) => newTask(row!.company_profile, NewCompanyProfile), by: 'main' },
  'company_profile.patch': {
    args: ([row]) => ({ id: row!.company_profile.id, fields: { name: 'stolen' } }),
    by: 'main',
  },
  'auto_reply.create': { args: ([rows]) => newTask(rows!.auto_reply, NewAutoReply), by: 'main' },
  'auto_reply.patch': { args: ([row]) => ({ id: row!.auto_reply.id, fields: { name: 'stolen' } }), by: 'main' },
  'auto_reply.order': { args: ids('auto_reply'), by: 'main' },
  'auto_reply.delete': { args: ids('auto_reply'), by: 'main' },
  'auto_reply.restore': { args: ([row]) => ({ rows: [{ ...row!.auto_reply, name: 'stolen' }] }), by: 'main' },
  'parked.apply': { args: ids('parked_change'), by: 'main' },
  'parked.discard': { args: ids('parked_change'), by: 'main' },
  // No two fields of a company have one name.
  'custom_field.create': {
    args: ([row]) => {
      const { removed_at: _, created_at: __, updated_at: ___, ...field } = row!.custom_field
      return { ...field, name: `stolen ${field.id}` }
    },
    by: 'main',
  },
  'custom_field.patch': {
    args: ([row]) => ({ id: row!.custom_field.id, fields: { name: `stolen ${row!.custom_field.id}` } }),
    by: 'main',
  },
  'custom_field.remove': { args: id('custom_field'), by: 'main' },
  'custom_field.bringBack': { args: id('custom_field'), by: 'main', after: 'custom_field.remove' },
  'shipment_search.create': { args: ([rows]) => newTask(rows!.shipment_search, NewShipmentSearch) },
  'shipment_search.patch': { args: ([row]) => ({ id: row!.shipment_search.id, fields: { name: 'stolen' } }) },
  'shipment_search.delete': { args: id('shipment_search') },
  'saved_view.create': { args: ([row]) => written(row!.saved_view) },
  'saved_view.patch': { args: ([row]) => ({ ...id('saved_view')([row!]), fields: { name: 'stolen' } }) },
  'saved_view.delete': { args: id('saved_view') },
  'tag.create': { args: named('tag') },
  'tag.rename': { args: named('tag') },
  'tag.patch': { args: ([row]) => ({ id: row!.tag.id, fields: { colour: 'red' } }) },
  'tag.merge': {
    args: ([row, second]) => ({ from: row!.tag.id, into: second?.tag.id ?? newTestId() }),
    by: 'main',
    second: true,
  },
  'tag.unmerge': {
    args: ([row, second]) => ({ row: { ...row!.tag, name: 'stolen' }, into: second?.tag.id ?? newTestId() }),
    by: 'main',
    second: true,
    after: 'tag.merge',
  },
  'tag.delete': { args: id('tag') },
  'category.create': { args: named('category') },
  'category.rename': { args: named('category') },
  'category.patch': { args: ([row]) => ({ id: row!.category.id, fields: { colour: 'red' } }) },
  'category.merge': {
    args: ([row, second]) => ({ from: row!.category.id, into: second?.category.id ?? newTestId() }),
    by: 'main',
    second: true,
  },
  'category.unmerge': {
    args: ([row, second]) => ({ row: { ...row!.category, name: 'stolen' }, into: second?.category.id ?? newTestId() }),
    by: 'main',
    second: true,
    after: 'category.merge',
  },
  'category.delete': { args: id('category') },
  'source.create': { args: named('source') },
  'source.rename': { args: named('source') },
  'source.patch': { args: ([row]) => ({ id: row!.source.id, fields: { colour: 'red' } }) },
  'source.merge': {
    args: ([row, second]) => ({ from: row!.source.id, into: second?.source.id ?? newTestId() }),
    by: 'main',
    second: true,
  },
  'source.unmerge': {
    args: ([row, second]) => ({ row: { ...row!.source, name: 'stolen' }, into: second?.source.id ?? newTestId() }),
    by: 'main',
    second: true,
    after: 'source.merge',
  },
  'source.delete': { args: id('source') },
}
