import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyAutoPlan } from './autoMarketing/plan.ts'
import { newAutoRule } from './autoMarketing/rule.ts'
import { newAutoRun } from './autoMarketing/run.ts'
import { emptyDraft, newContact } from './contacts/contact.ts'
import { conversationSamples } from './conversations/testing/samples.ts'
import { messageOfAnswer } from './email/answer.ts'
import { entities, entityNames, stamps } from './entities.ts'
import { noImportCounts } from './exchange/importTask.ts'
import type { LeadValue } from './leads/foundLead.ts'
import { newLeadJob } from './leads/job.ts'
import { newLead } from './leads/lead.ts'
import { mutationNamed, mutations, upgraded } from './mutations.ts'
import { type Actor, type Mutation, mutation, type Row } from './shared/mutation.ts'
import { emptyArticle } from './shop/article.ts'
import { emptyProduct } from './shop/product.ts'
import { newQuotation } from './shop/quotation/quotation.ts'
import { emptyQuotation } from './shop/quotation/startQuotation.ts'
import { defaultShop } from './shop/shop.ts'
import { newTemplateContent } from './whatsapp/template.ts'
import { newTemplateFacts } from './whatsapp/templateRow.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const tag = '019aa000-0000-7000-8000-000000000002'
const owner = '019aa000-0000-7000-8000-0000000000aa'
const contact = newContact(id, { name: '张伟' }, owner, 1_000)
const context = { id, user: owner, edited_at: 2_000 }

const sound = { hash: 'a'.repeat(64), size: 1_000, mime: 'audio/webm', duration_ms: 2_000 }
const voiceNote = { ...sound, id, contact_id: tag, remark: '', created_by: owner, created_at: 1, updated_at: 1 }

const made = { id, contact_id: tag, created_by: owner, created_at: 1, updated_at: 1 }
const file = { hash: 'a'.repeat(64), size: 1_000, mime: 'application/octet-stream', name: '报价.pdf' }
const due = { kind: 'noReply', due_at: 5_000, text: '再问一次', replies: 0, replied: false }
const basis = { channel: 'email', basis: 'consent', evidence: '名片背面签字', given_at: 1_000 }
const origin = { way: 'elsewhere', name: '广交会', licence: '', evidence: '', collected_at: 1_000, fields: ['phones'] }
const companions: Record<string, Row> = {
  contact_note: { ...made, kind: 'call', text: '喜欢蓝色' },
  attachment: { ...made, ...file },
  reminder: { ...made, ...due, done_at: null },
  consent: { ...made, ...basis, withdrawn_at: null },
  contact_origin: { ...made, ...origin, informed_at: null },
}
const lives = { id, contact_id: tag }

const parked: Row = { id, user: owner, name: 'tag.delete', args: { id }, edited_at: 1, at: 2, discarded_at: null }

const notice: Row = {
  id,
  user: owner,
  type: 'operator',
  level: 2,
  status: '0',
  content: { text: '今晚维护' },
  link: null,
  createtime: 1,
}
const boothPage = {
  key: 'A'.repeat(22),
  fair: null,
  booth: 'A12',
  title: '海港电子',
  tag: [tag],
  source: null,
  open: true,
}
const shipmentSearch = { id, name: '灯具进口商', filter: { hs: '9405', origin: 'CN' }, has_alert: true }
const assistantMessage = {
  id,
  thread_id: tag,
  role: 'assistant',
  n: 1,
  text: '',
  state: 'running',
  problem: '',
  model: '',
  removed_at: null,
}
const label: Row = { id, name: 'old', created_at: 1, updated_at: 1 }
const fair: Row = {
  id,
  name: 'old',
  place: '',
  from: '',
  to: '',
  booths: [],
  tag: null,
  source: null,
  created_at: 1,
  updated_at: 1,
}
const mute: Row = { id, user: owner, type: 'balance', created_at: 1, updated_at: 1 }

const importFile = {
  id,
  name: '展商.xlsx',
  size: 1_000,
  hash: 'a'.repeat(64),
  format: 'xlsx',
  mapping: [{ column: '公司', field: 'company' }],
  duplicates: 'skip',
}
const times = { created_at: 1, updated_at: 1 }
const importTask: Row = {
  ...importFile,
  ...noImportCounts,
  ...times,
  belongto: owner,
  state: 'running',
  ended_at: null,
}
const exportFile = { id, kind: 'xlsx', name: '联系人.xlsx', columns: ['name'], asked: 1 }
const madeNothing = { rows: 0, bytes: 0, expires_at: 9 }
const exportTask: Row = { ...exportFile, ...madeNothing, ...times, belongto: owner, state: 'notStarted' }

const view = {
  id,
  name: '德国客户',
  shared: true,
  columns: [{ key: 'name', width: 200, frozen: true }],
  sort: 'name',
  descending: false,
  filter: { join: 'all', of: [{ field: 'country', is: 'anyOf', values: ['DE'] }] },
}

const excluded = { id, full_number: '', email: 'a@b.com', whatsapp_id: '', reason: '要求' }
const excludedContact = { ...excluded, created_by: owner, created_at: 1, updated_at: 1 }
const notDuplicate: Row = { id, contacts: [tag, owner], created_by: owner, created_at: 1, updated_at: 1 }

const message = {
  name: '秋季新品',
  theme: '新品 {{name}}',
  preheader: '',
  language: 'zh',
  content: [],
  plain: null,
  attachments: [],
}
const emailMessage: Row = { ...message, ...times, id, belongto: owner, schedule_count: 0 }
const version = {
  id,
  email_message_id: tag,
  note: '',
  theme: 'a',
  preheader: '',
  content: [],
  plain: null,
  attachments: [],
}
const signature = {
  name: '李娜',
  position: '',
  company: '宁波海港',
  logo: null,
  website: '',
  phone: '',
  email: '',
  address: '宁波市海曙区 1 号',
  social_links: [],
}
const sender = {
  name: '李娜',
  address: 'li@harbour.example',
  signature,
  smtp: { host: 'smtp.harbour.example', port: 465, socket: 'tls', user: 'li' },
  imap: null,
  hours: { from: 8, to: 20, days: [0, 1, 2, 3, 4] },
  per_hour: 500,
  per_domain_hour: 100,
  warms_up: true,
}
const notTested = {
  has_password: false,
  has_imap_password: false,
  dkim: null,
  report: null,
  tested: null,
  warm_up: null,
}
const emailSender: Row = { ...sender, ...notTested, ...times, id, belongto: owner }
const smsRoute = {
  channel: 'sms',
  name: '国内线路',
  setting: {
    kind: 'smpp',
    host: 'smsc.harbour.example',
    port: 2775,
    secure: false,
    system_id: 'harbour',
    long: 'parts',
    window: 10,
  },
  sender: 'Harbour',
  registered_in: [],
  countries: [],
  hours: sender.hours,
  per_second: 1,
  currency: 'EUR',
  prices: [],
  templates: [],
  is_on: true,
  users: [],
  assignment: 'contactOwner',
}
const channelAccount: Row = {
  ...smsRoute,
  secrets: ['password'],
  problem: '',
  problem_at: null,
  tested_at: null,
  number: null,
  phone: null,
  page: null,
  ...times,
  id,
}
const smsText = {
  name: '新品',
  text: 'Hello',
  language: 'zh',
  opt_out: 'whereNeeded',
  shortens_links: true,
  templates: [],
}
const leadName: LeadValue = {
  field: 'company',
  value: 'Luz e Cor',
  source: 'overpass',
  licence: 'odbl',
  url: 'https://www.openstreetmap.org/node/1',
  snippet: 'shop=lighting',
  at: 1,
  way: null,
  chance: null,
}
const smsMessage: Row = { ...smsText, ...times, id, belongto: owner }
const template = { ...newTemplateContent, id, channel_account_id: tag, name: 'spring', body: '新品 {{name}} 到货' }
const whatsappTemplate: Row = { ...template, ...newTemplateFacts, ...times, created_by: owner }
const whatsappText = { name: '新品', template_id: tag, texts: { name: '{{name}}' }, buttons: {}, file: null }
const whatsappMessage: Row = { ...whatsappText, ...times, id, belongto: owner }
const leadJobFields = {
  name: '里斯本灯具店',
  saved: false,
  form: { kind: 'offlineStores', keyword: '灯具', country: 'PT', city: 'Lisboa', from: 'osm' },
  most_rows: 500,
  most_points: null,
  ends_at: null,
  repeats: null,
  continues: null,
  brought_pages: 0,
} as const
const leadJob: Row = { ...leadJobFields, ...newLeadJob, ...times, id, kind: 'offlineStores', belongto: owner }
const lead: Row = {
  ...newLead(tag, 0, { key: 'node/1', values: [leadName], place: { lat: 38.7, lon: -9.1 } }, 1)!,
  id,
}
const autoRule: Row = {
  ...newAutoRule,
  id,
  name: '展会标签',
  when: { kind: 'form', form: 'any' },
  effect: { kind: 'reminder', text: '回电', days: 1 },
  ...times,
  belongto: owner,
}
const autoRun: Row = {
  ...newAutoRun,
  ...times,
  id,
  name: '里斯本灯具店',
  plan: emptyAutoPlan,
  repeats: null,
  belongto: owner,
}
const linkedText = { name: '新品', text: '{您好|你好} {{name}}', language: 'zh', file: null }
const linkedTemplate: Row = { ...linkedText, ...times, id, belongto: owner }
const emailTaskFields = {
  name: '广交会之后',
  type: 'ordinary',
  message: tag,
  sender: tag,
  reply_address: '',
  audience: { filter: null, chosen: 1, unopened_of: null, send_count: null, allows_unknown_basis: true },
  execution_time: null,
  first_batch: null,
  subject_test: null,
  sequence: null,
}
const notBegun = {
  status: 'pending',
  problem: '',
  email_count: 0,
  retries: 0,
  uncertain_retries: 0,
  lost_since: null,
  began_at: null,
  ended_at: null,
}
const emailTask: Row = { ...emailTaskFields, ...notBegun, ...times, id, belongto: owner }
const suppressed = { id, kind: 'phone', value: '8613800138000', channels: ['sms'], note: '电话里说不要' }
const suppression: Row = { ...suppressed, ...times, reason: 'manual', contact: null, task: null, created_by: owner }
const answer = {
  id,
  contact_id: tag,
  sender: owner,
  email: 'a@b.com',
  subject: 'Re: 报价',
  text: '好的',
  answers: null,
}

const newProduct = { ...emptyProduct, id, title: { zh: '台灯' }, price: 12.5, sku: 'L-1', slug: 'desk-lamp' }
const addressed = { former_slugs: [], created_at: 1, updated_at: 1 }
const product: Row = { ...newProduct, ...addressed, created_by: owner }
const newArticle = { ...emptyArticle, id, title: { zh: '关于我们' }, slug: 'about' }
const newOffer = { id, ...emptyQuotation({ currency: 'USD', languages: ['en'], day: '2026-11-28' }) }
const quotation: Row = { ...newOffer, ...newQuotation, belongto: owner, created_at: 1, updated_at: 1 }
const article: Row = { ...newArticle, ...addressed, created_by: owner }
const newShopCategory = {
  id,
  name: { zh: '灯具' },
  text: {},
  picture: null,
  slug: 'lamps',
  parent: null,
  place: 0,
  menu_place: 1,
}
const shopCategory: Row = { ...newShopCategory, ...addressed }
const newShopTag = { id, name: { en: 'LED' }, slug: 'led' }
const shopTag: Row = { ...newShopTag, ...addressed }
const shop = { ...defaultShop, id }
const newRate = { id, currency: 'USD', day: '2026-11-27', per_euro: 1.16, by: 'ecb' }
const currencyRate: Row = { ...newRate, created_by: owner, created_at: 1, updated_at: 1 }

const examples: Record<keyof typeof mutations, unknown> = {
  ...conversationSamples,
  'contact.create': { rows: [{ id, name: '李娜' }] },
  'contact.patch': { ids: [id], fields: { company: '宁波海港' } },
  'contact.putBack': { rows: [{ id, company: '宁波海港' }] },
  'contact.fill': { rows: [{ id, company: '宁波海港' }] },
  'custom_field.create': { id, name: '年采购额', type: 'number', options: [], place: 0 },
  'custom_field.patch': { id, fields: { name: '采购额' } },
  'custom_field.remove': { id },
  'custom_field.bringBack': { id },
  'contact.tag.add': { ids: [id], tag },
  'contact.tag.remove': { ids: [id], tag },
  'contact.delete': { ids: [id] },
  'contact.restore': { rows: [contact] },
  'contact.transfer': { ids: [id], to: tag },
  'contact.merge': { id: tag, survivor: id, merged: [tag], fields: { name: '李娜' } },
  'contact.unmerge': {
    id: tag,
    survivor: id,
    rows: [{ ...contact, id: tag }],
    before: { name: '李' },
    after: { name: '李娜' },
  },
  'not_duplicate.create': { id, contacts: [tag, owner] },
  'not_duplicate.delete': { id },
  'excluded_contact.create': { rows: [excluded] },
  'excluded_contact.delete': { ids: [id] },
  'excluded_contact.restore': { rows: [excludedContact] },
  'contact.unimport': { ids: [id] },
  'contact.unfill': { rows: [{ id, name: '张伟' }] },
  'import_task.create': importFile,
  'import_task.origin': { id, origin: { kind: 'bought', name: 'Traders', collected_at: 1 } },
  'import_task.change': { id, action: 'stop', counts: { ...noImportCounts, rows: 1, added: 1 } },
  'export_task.create': exportFile,
  'export_task.change': { id, action: 'start' },
  'notice_mute.create': { id, type: 'balance' },
  'notice_mute.delete': { ids: [id] },
  'notification.read': { ids: [id] },
  'fair.create': {
    id,
    name: '广交会',
    place: '广州',
    from: '2027-04-15',
    to: '2027-04-19',
    booths: ['A12'],
    tag,
    source: null,
  },
  'fair.patch': { id, fields: { booths: ['A12', 'B7'] } },
  'fair.delete': { id },
  'assistant_thread.create': { id, title: '报价', removed_at: null },
  'assistant_thread.patch': { id, fields: { title: '询盘', removed_at: 5 } },
  'assistant_message.create': assistantMessage,
  'assistant_message.patch': { id, fields: { text: '您好', state: 'stopped' } },
  'booth_page.create': { ...boothPage, id },
  'booth_page.patch': { id, fields: { open: false } },
  'email_message.create': { ...message, id },
  'email_message.patch': { id, fields: { theme: '新的主题' } },
  'email_message.delete': { ids: [id] },
  'email_message.restore': { rows: [emailMessage] },
  'email_version.create': version,
  'email_version.delete': { ids: [id] },
  'channel_account.create': { ...smsRoute, id },
  'channel_account.patch': { id, fields: { setting: { ...smsRoute.setting, host: 'other.example' } } },
  'channel_account.delete': { ids: [id] },
  'channel_account.restore': { rows: [channelAccount] },
  'sms_message.create': { ...smsText, id },
  'sms_message.patch': { id, fields: { text: '新品到货' } },
  'sms_message.delete': { ids: [id] },
  'sms_message.restore': { rows: [smsMessage] },
  'whatsapp_message.create': { ...whatsappText, id },
  'whatsapp_message.patch': { id, fields: { texts: { name: '您好' } } },
  'whatsapp_message.delete': { ids: [id] },
  'whatsapp_message.restore': { rows: [whatsappMessage] },
  'auto_rule.create': {
    id,
    name: '展会标签',
    when: { kind: 'form', form: 'any' },
    effect: { kind: 'tagAdd', tag: id },
  },
  'auto_rule.change': {
    id,
    name: '询盘',
    when: { kind: 'form', form: 'inquiry' },
    effect: { kind: 'tagAdd', tag: id },
  },
  'auto_rule.switch': { id, is_on: true },
  'auto_rule.delete': { ids: [id] },
  'auto_rule.restore': { rows: [autoRule] },
  'auto_run.create': { id, name: '里斯本灯具店', plan: emptyAutoPlan, repeats: null },
  'auto_run.rename': { id, name: '波尔图灯具店' },
  'auto_run.plan': { id, plan: { ...emptyAutoPlan, most_people: 9 } },
  'auto_run.change': { id, action: 'close' },
  'auto_run.delete': { ids: [id] },
  'auto_run.restore': { rows: [autoRun] },
  'lead_job.create': { ...leadJobFields, id },
  'lead_job.patch': { id, fields: { name: '波尔图灯具店', saved: true } },
  'lead_job.change': { id, action: 'pause' },
  'lead_job.delete': { ids: [id] },
  'lead_job.restore': { rows: [leadJob] },
  'lead.note': { id, fields: { visited_at: 9, note: '样品下周寄出' } },
  'lead.mark': { rows: [{ id, state: 'kept', contact_id: tag }] },
  'product.create': newProduct,
  'product.patch': { ids: [id], fields: { status: 'private', slug: 'lamp' } },
  'product.putBack': { rows: [{ id, price: 9 }] },
  'product.delete': { ids: [id] },
  'product.restore': { rows: [product] },
  'article.create': newArticle,
  'article.patch': { id, fields: { slug: 'about-us' } },
  'article.delete': { ids: [id] },
  'article.restore': { rows: [article] },
  'shop_category.create': newShopCategory,
  'shop_category.patch': { id, fields: { place: 2 } },
  'shop_category.delete': { ids: [id] },
  'shop_category.restore': { rows: [shopCategory] },
  'shop_tag.create': newShopTag,
  'shop_tag.patch': { id, fields: { name: { en: 'Led' } } },
  'shop_tag.delete': { ids: [id] },
  'shop_tag.restore': { rows: [shopTag] },
  'shop.create': shop,
  'shop.patch': { id, fields: { currency: 'EUR' } },
  'currency_rate.create': { rows: [newRate] },
  'currency_rate.delete': { ids: [id] },
  'currency_rate.restore': { rows: [currencyRate] },
  'quotation.create': newOffer,
  'quotation.patch': { id, fields: { note: 'Logo included' } },
  'quotation.accept': { id },
  'quotation.decline': { id, on: true },
  'quotation.delete': { ids: [id] },
  'quotation.restore': { rows: [quotation] },
  'linked_message.create': { ...linkedText, id },
  'linked_message.patch': { id, fields: { text: '您好' } },
  'linked_message.delete': { ids: [id] },
  'linked_message.restore': { rows: [linkedTemplate] },
  'whatsapp_template.create': template,
  'whatsapp_template.patch': { id, fields: { body: '新品到货' } },
  'whatsapp_template.delete': { ids: [id] },
  'whatsapp_template.restore': { rows: [whatsappTemplate] },
  'email_sender.create': { ...sender, id },
  'email_sender.patch': { id, fields: { address: 'other@harbour.example' } },
  'email_sender.delete': { ids: [id] },
  'email_sender.restore': { rows: [emailSender] },
  'campaign_task.create': { ...emailTaskFields, id },
  'campaign_task.patch': { id, fields: { name: '展后' } },
  'campaign_task.change': { id, action: 'start' },
  'campaign_task.delete': { ids: [id] },
  'campaign_task.restore': { rows: [emailTask] },
  'campaign_audience.create': { id, campaign_task_id: tag, contacts: [owner] },
  'campaign_audience.remove': { id, contacts: [owner] },
  'suppression.create': { rows: [suppressed] },
  'suppression.delete': { ids: [id] },
  'suppression.restore': { rows: [suppression] },
  'email_answer.create': answer,
  'parked.apply': { ids: [id] },
  'parked.discard': { ids: [id] },
  'shipment_search.create': shipmentSearch,
  'shipment_search.patch': { id, fields: { name: '德国灯具' } },
  'shipment_search.delete': { id },
  'saved_view.create': view,
  'saved_view.patch': { id, fields: { name: '法国客户' } },
  'saved_view.delete': { id },
  'tag.create': { id, name: '广交会' },
  'tag.rename': { id, name: '广交会' },
  'tag.patch': { id, fields: { colour: 'teal', place: 2 } },
  'tag.merge': { from: id, into: tag },
  'tag.unmerge': { row: { ...label, parent: null, colour: null, place: 0 }, into: tag },
  'tag.delete': { id },
  'category.create': { id, name: '广交会' },
  'category.rename': { id, name: '广交会' },
  'category.patch': { id, fields: { colour: 'teal', place: 2 } },
  'category.merge': { from: id, into: tag },
  'category.unmerge': { row: { ...label, parent: null, colour: null, place: 0 }, into: tag },
  'category.delete': { id },
  'source.create': { id, name: '广交会' },
  'source.rename': { id, name: '广交会' },
  'source.patch': { id, fields: { colour: 'teal', place: 2 } },
  'source.merge': { from: id, into: tag },
  'source.unmerge': { row: { ...label, parent: null, colour: null, place: 0 }, into: tag },
  'source.delete': { id },
  'voice_note.create': { ...sound, id, contact_id: tag, remark: '' },
  'voice_note.patch': { id, remark: '报价' },
  'voice_note.delete': { id },
  'voice_note.restore': { row: voiceNote },
  'contact_note.create': { ...lives, kind: 'call', text: '喜欢蓝色' },
  'contact_note.patch': { id, text: '喜欢绿色' },
  'contact_note.delete': { id },
  'contact_note.restore': { row: companions.contact_note },
  'attachment.create': { ...lives, ...file },
  'attachment.patch': { id, name: '新报价.pdf' },
  'attachment.delete': { id },
  'attachment.restore': { row: companions.attachment },
  'reminder.create': { ...lives, ...due },
  'reminder.patch': { id, done_at: 9_000 },
  'reminder.delete': { id },
  'reminder.restore': { row: companions.reminder },
  'consent.create': { ...lives, ...basis },
  'consent.patch': { id, withdrawn_at: 9_000 },
  'consent.delete': { id },
  'consent.restore': { row: companions.consent },
  'contact_origin.create': { ...lives, ...origin },
  'contact_origin.patch': { id, informed_at: 9_000 },
  'contact_origin.delete': { id },
  'contact_origin.restore': { row: companions.contact_origin },
}
const savedView: Row = { ...view, owner, created_at: 1, updated_at: 1 }
/** Those of conversations, whose rows have other ids, are tried in their own place. */
const names = (Object.keys(examples) as (keyof typeof mutations)[]).filter(
  (name) => !Object.hasOwn(conversationSamples, name),
)

test.each(names)('%s gives the same valid row every time, whatever it meets', (name) => {
  const definition = mutationNamed(name)!
  const args = z.parse(definition.input, examples[name])
  const rows: Record<string, Row> = {
    contact,
    voice_note: voiceNote,
    parked_change: parked,
    notification: notice,
    notice_mute: mute,
    fair,
    assistant_thread: { id, title: '', removed_at: null, user: owner, created_at: 1, updated_at: 1 },
    assistant_message: { ...assistantMessage, user: owner, created_at: 1, updated_at: 1 },
    booth_page: { ...boothPage, id, user: owner, created_at: 1, updated_at: 1 },
    shipment_search: { ...shipmentSearch, user: owner, created_at: 1, updated_at: 1 },
    saved_view: savedView,
    custom_field: {
      ...times,
      id,
      name: '采购额',
      type: 'number',
      options: [],
      place: 0,
      removed_at: null,
    },
    ...companions,
    excluded_contact: excludedContact,
    not_duplicate: notDuplicate,
    email_message: emailMessage,
    channel_account: channelAccount,
    sms_message: smsMessage,
    whatsapp_message: whatsappMessage,
    linked_message: linkedTemplate,
    product,
    article,
    quotation,
    shop_category: shopCategory,
    shop_tag: shopTag,
    shop: { ...shop, created_at: 1, updated_at: 1 },
    currency_rate: currencyRate,
    whatsapp_template: whatsappTemplate,
    auto_rule: autoRule,
    auto_run: autoRun,
    lead_job: leadJob,
    lead,
    email_sender: emailSender,
    campaign_task: emailTask,
    suppression: suppression,
    message: messageOfAnswer(answer, { user: owner, edited_at: 1 }),
    email_version: { ...version, ...times, created_by: owner },
    campaign_audience: { id, campaign_task_id: tag, contacts: [owner], ...times },
    import_task: importTask,
    export_task: exportTask,
  }
  for (const before of [null, rows[definition.entity] ?? label]) {
    const frozen = before && Object.freeze({ ...before })
    const after = definition.apply(frozen, args, context)
    expect(definition.apply(frozen, args, context)).toEqual(after)
    if (after) expect(z.safeParse(entities[definition.entity as 'contact'].schema, after).success).toBe(true)
  }
})

test.each(names)('%s names the rows it changes', (name) => {
  const definition = mutationNamed(name)!
  const others = /^contact\.(un)?merge$|^(tag|category|source)\.merge$/.test(name) ? [tag] : []
  expect(definition.ids(z.parse(definition.input, examples[name]))).toEqual([id, ...others])
})

test('a device cannot set owner, counters or times', () => {
  const { input, apply } = mutationNamed('contact.create')!
  const evil = { id, name: 'x', belongto: tag, email_send_count: 9, created_at: 1, account_id: tag, rev: 7 }
  const row = apply(null, z.parse(input, { rows: [evil] }), context)
  expect(row).toEqual(newContact(id, { ...emptyDraft, name: 'x' }, owner, 2_000))
})

test('what is judged row by row says in its input which rows they are', () => {
  for (const [name, definition] of Object.entries(mutations)) {
    const { rowByRow } = definition as Mutation
    const { rows, ids } = examples[name as keyof typeof mutations] as { rows?: { id: string }[]; ids?: string[] }
    if (rowByRow) expect(rows?.map((row) => row.id) ?? ids, name).toEqual([id])
  }
})

test('a name of the prototype is no mutation', () => {
  expect(mutationNamed('constructor')).toBeUndefined()
  expect(mutationNamed('__proto__')).toBeUndefined()
})

test('a contact with nothing to know it by is refused with the reason', () => {
  const { error } = z.safeParse(mutations['contact.create'].input, { rows: [{ id, remark: 'x' }] })
  expect(error?.issues[0]?.message).toBe('contactEmpty')
})

test('only a main account transfers contacts and decides about parked changes', () => {
  const main: Actor = { account: id, user: owner, role: 'main' }
  for (const name of ['contact.transfer', 'parked.apply', 'parked.discard'] as const) {
    const { refuse } = mutationNamed(name)!
    const row = name === 'contact.transfer' ? (contact as Row) : parked
    expect(refuse!(row, examples[name], main)).toBeNull()
    expect(refuse!(row, examples[name], { ...main, role: 'sub' })).toBe('forbidden')
  }
  expect(mutationNamed('parked.apply')!.refuse!({ ...parked, discarded_at: 3 }, {}, main)).toBe('expired')
})

test('what an older version made is taken step by step, and no further back than there are steps', () => {
  const grown = mutation({
    version: 3,
    entity: 'tag',
    input: z.object({ title: z.string() }),
    ids: () => [id],
    apply: (row) => row,
    upgrades: {
      1: ({ label }: { label: string }) => ({ name: label.trim() }),
      2: ({ name }: { name: string }) => ({ title: name }),
    },
  })
  expect(upgraded(grown, 1, { label: ' x ' })).toEqual({ args: { title: 'x' } })
  expect(upgraded(grown, 3, { title: 'x' })).toEqual({ args: { title: 'x' } })
  expect(upgraded(grown, 0, {})).toBeNull()
  expect(upgraded(grown, 4, {})).toBeNull()
  expect(upgraded(grown, 1, 'not even that')).toEqual({ args: null })
})

/** The names of all that a mutation's input can carry. */
function namesIn({ input }: Mutation): Set<string> {
  const names = new Set<string>()
  const walk = (schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) return
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name)
      walk(value)
    }
  }
  walk(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }))
  return names
}

/** What follows from what its maker says of something else. */
const derived: Partial<Record<string, readonly string[]>> = {
  conversation_seen: ['seen_n', 'marked_unread', 'pinned_at', 'muted'],
  message: ['kind', 'parts'],
}

/** Names that stand deeper as well, where they are something else: Meta's ids of a number and of a page. */
const deeper: Partial<Record<string, readonly string[]>> = { channel_account: ['number', 'page'] }

describe.each(entityNames)('of a new %s', (entity) => {
  const { schema, servers } = entities[entity]
  const of = Object.entries(mutations as unknown as Record<string, Mutation>).filter(([, one]) => one.entity === entity)
  const makers = of.filter(([name, { creates, patches }]) => creates || patches || /\.(create|patch)$/.test(name))

  test('every field is said by its maker, stamped, or the server’s', () => {
    if (servers === 'all')
      return expect(
        of.filter(([name, { creates, revives }]) => creates || revives || name.endsWith('.create')),
      ).toEqual([])
    const said = new Set(makers.flatMap(([, one]) => [...namesIn(one)]))
    const known = [...said, ...Object.keys(servers), ...stamps, ...(derived[entity] ?? [])]
    expect(Object.keys(schema.shape).filter((field) => !known.includes(field))).toEqual([])
  })

  test('no device is asked for what is the server’s', () => {
    if (servers === 'all') return
    const said = makers.flatMap(([name, one]) => [...namesIn(one)].map((field) => [name, field]))
    const ofServer = [...Object.keys(servers), ...stamps].filter((field) => Object.hasOwn(schema.shape, field))
    const taken = said.filter(([, field]) => ofServer.includes(field!) && !deeper[entity]?.includes(field!))
    expect(taken).toEqual([])
  })
})
