import type * as z from 'zod/mini'
import { AssistantMessage, AssistantThread } from './assistant/thread.ts'
import { AutoRule, newAutoRule } from './autoMarketing/rule.ts'
import { AutoRun, newAutoRun } from './autoMarketing/run.ts'
import { VoiceNote } from './blobs/voiceNote.ts'
import { EmailCounts } from './campaigns/statistics/counters.ts'
import { newSuppression, SuppressionRow } from './campaigns/suppression.ts'
import { AudienceRow, CampaignTask, newTask } from './campaigns/task.ts'
import { ChannelAccount, newChannelAccount } from './channels/account.ts'
import { Attachment } from './contacts/companions/attachment.ts'
import { Consent } from './contacts/companions/consent.ts'
import { ContactNote } from './contacts/companions/contactNote.ts'
import { ContactOrigin } from './contacts/companions/origin.ts'
import { Reminder } from './contacts/companions/reminder.ts'
import { Contact, newContactFacts } from './contacts/contact.ts'
import { CustomField } from './contacts/customField.ts'
import { NotDuplicate } from './contacts/duplicates.ts'
import { ExcludedContact } from './contacts/excluded.ts'
import { Label } from './contacts/label.ts'
import { ContactMerge } from './contacts/merge.ts'
import { AutoReply } from './conversations/autoReply.ts'
import { CompanyProfile } from './conversations/companyProfile.ts'
import { Conversation, ConversationView, newConversation } from './conversations/conversation.ts'
import { ConversationMessage, newChatFacts } from './conversations/conversationMessage.ts'
import { CannedAnswer, ConversationNote } from './conversations/note.ts'
import { ShipmentSearch } from './customs/savedSearch.ts'
import { EmailMessage, EmailVersion, newMessage } from './email/render/message.ts'
import { EmailSender, newSender } from './email/sender/sender.ts'
import { ExportTask, newExport } from './exchange/exportTask.ts'
import { ImportTask, newImport } from './exchange/importTask.ts'
import { BoothPage } from './fair/boothPage.ts'
import { Fair } from './fair/fair.ts'
import { LeadJob, newLeadJob } from './leads/job.ts'
import { LeadRow } from './leads/lead.ts'
import { limits } from './limits.ts'
import { LinkedTemplate } from './linked/template.ts'
import { Notice, NoticeMute } from './notifications/notice.ts'
import { Article } from './shop/article.ts'
import { CurrencyRate } from './shop/currencyRate.ts'
import { Product } from './shop/product.ts'
import { newQuotation, Quotation } from './shop/quotation/quotation.ts'
import { Shop } from './shop/shop.ts'
import { ShopCategory, ShopTag } from './shop/shopCategory.ts'
import { SmsMessageRow } from './sms/message.ts'
import { Person } from './subAccounts/person.ts'
import { SubAccount } from './subAccounts/subAccount.ts'
import { LostValue } from './sync/lostValue.ts'
import { ParkedChange } from './sync/parkedChange.ts'
import { SavedView } from './views/savedView.ts'
import { WhatsappMessageRow } from './whatsapp/message.ts'
import { newTemplateFacts, WhatsappTemplate } from './whatsapp/templateRow.ts'

const ofConversation = { entity: 'conversation', field: 'conversation_id' } as const
/** Nobody has looked for a new page under another address. */
const addressless = { former_slugs: [] }
const ofContact = { entity: 'contact', field: 'contact_id' } as const

/**
 * Every kind of row that is kept on the device. `home` says whose it is: `account` rows are seen by everybody of the
 * company, `main` rows by the main account, `owner` rows by the user they belong to and by the main account, `self` rows by
 * their `user` alone, `personal` ones by their `owner` alone until they are `shared` with the company; `talk` rows by their
 * `owner` and the main account, and by all who may use their channel account while nobody owns them; rows with a `parent`,
 * or that are about any `row`, live wherever that row lives and go where it goes, those of a `month` in its scope of their `month`.
 * `servers`: the fields that only the server says, as they are of a new row, whatever a device sends of it (`asNew`); `all`:
 * no device makes such a row. Whose it is, who made it and when is stamped on every row (`stamps`).
 * The order is the order of the first sync: small, shared rows first, so that names are there before what uses them.
 */
export const entities = {
  person: { schema: Person, home: 'account', servers: 'all' },
  tag: { schema: Label, home: 'account', most: limits.labelsPerKind, servers: {} },
  category: { schema: Label, home: 'account', most: limits.labelsPerKind, servers: {} },
  source: { schema: Label, home: 'account', most: limits.labelsPerKind, servers: {} },
  custom_field: { schema: CustomField, home: 'account', most: limits.customFieldsKept, servers: { removed_at: null } },
  saved_view: { schema: SavedView, home: 'personal', servers: {} },
  excluded_contact: { schema: ExcludedContact, home: 'account', servers: {} },
  not_duplicate: { schema: NotDuplicate, home: 'account', servers: {} },
  fair: { schema: Fair, home: 'account', servers: {} },
  suppression: { schema: SuppressionRow, home: 'account', servers: newSuppression },
  channel_account: {
    schema: ChannelAccount,
    home: 'account',
    most: limits.channelAccounts,
    servers: newChannelAccount,
  },
  company_profile: { schema: CompanyProfile, home: 'account', servers: {} },
  whatsapp_template: {
    schema: WhatsappTemplate,
    home: 'account',
    most: limits.whatsappTemplates,
    servers: newTemplateFacts,
  },
  auto_reply: { schema: AutoReply, home: 'account', most: limits.autoReplies, servers: {} },
  shop: { schema: Shop, home: 'account', servers: {} },
  shop_category: { schema: ShopCategory, home: 'account', most: limits.shopCategories, servers: addressless },
  shop_tag: { schema: ShopTag, home: 'account', most: limits.shopTags, servers: addressless },
  currency_rate: { schema: CurrencyRate, home: 'account', most: limits.currencyRates, servers: {} },
  product: { schema: Product, home: 'account', most: limits.shopProducts, servers: addressless },
  article: { schema: Article, home: 'account', most: limits.shopArticles, servers: addressless },
  sub_account: { schema: SubAccount, home: 'main', servers: 'all' },
  parked_change: { schema: ParkedChange, home: 'main', servers: 'all' },
  notice_mute: { schema: NoticeMute, home: 'self', servers: {} },
  notification: { schema: Notice, home: 'self', servers: 'all' },
  booth_page: { schema: BoothPage, home: 'self', servers: {} },
  shipment_search: { schema: ShipmentSearch, home: 'self', servers: {} },
  assistant_thread: { schema: AssistantThread, home: 'self', servers: {} },
  assistant_message: { schema: AssistantMessage, home: 'self', servers: {} },
  import_task: { schema: ImportTask, home: 'owner', servers: newImport },
  export_task: { schema: ExportTask, home: 'owner', servers: newExport },
  email_sender: { schema: EmailSender, home: 'owner', servers: newSender },
  email_message: { schema: EmailMessage, home: 'owner', servers: newMessage },
  email_version: {
    schema: EmailVersion,
    home: 'parent',
    parent: { entity: 'email_message', field: 'email_message_id' },
    servers: {},
  },
  sms_message: { schema: SmsMessageRow, home: 'owner', servers: {} },
  whatsapp_message: { schema: WhatsappMessageRow, home: 'owner', servers: {} },
  linked_message: { schema: LinkedTemplate, home: 'owner', servers: {} },
  campaign_task: { schema: CampaignTask, home: 'owner', servers: newTask },
  campaign_audience: {
    schema: AudienceRow,
    home: 'parent',
    parent: { entity: 'campaign_task', field: 'campaign_task_id' },
    servers: {},
  },
  quotation: { schema: Quotation, home: 'owner', most: limits.quotations, servers: newQuotation },
  lead_job: { schema: LeadJob, home: 'owner', servers: newLeadJob },
  auto_rule: { schema: AutoRule, home: 'owner', most: limits.autoRules, servers: newAutoRule },
  auto_run: { schema: AutoRun, home: 'owner', servers: newAutoRun },
  campaign_counts: { schema: EmailCounts, home: 'owner', servers: 'all' },
  canned_answer: { schema: CannedAnswer, home: 'personal', servers: {} },
  conversation_seen: { schema: ConversationView, home: 'self', servers: {} },
  conversation: { schema: Conversation, home: 'talk', servers: newConversation },
  conversation_note: { schema: ConversationNote, home: 'parent', parent: ofConversation, servers: {} },
  message: { schema: ConversationMessage, home: 'month', parent: ofConversation, servers: newChatFacts },
  contact: { schema: Contact, home: 'owner', servers: newContactFacts },
  voice_note: { schema: VoiceNote, home: 'parent', parent: ofContact, servers: {} },
  contact_note: { schema: ContactNote, home: 'parent', parent: ofContact, servers: {} },
  attachment: { schema: Attachment, home: 'parent', parent: ofContact, servers: {} },
  reminder: { schema: Reminder, home: 'parent', parent: ofContact, servers: {} },
  consent: { schema: Consent, home: 'parent', parent: ofContact, servers: {} },
  contact_origin: { schema: ContactOrigin, home: 'parent', parent: ofContact, servers: {} },
  contact_merge: { schema: ContactMerge, home: 'parent', parent: ofContact, servers: 'all' },
  lead: { schema: LeadRow, home: 'parent', parent: { entity: 'lead_job', field: 'lead_job_id' }, servers: 'all' },
  lost_value: { schema: LostValue, home: 'row', servers: 'all' },
} as const satisfies Record<string, Entity>

/** `most`: so many of them one company may have. */
type Entity = { schema: z.ZodMiniObject; most?: number; servers: 'all' | Readonly<Record<string, unknown>> } & (
  | { home: 'account' | 'main' | 'owner' | 'self' | 'personal' | 'talk' | 'row' }
  | { home: 'parent' | 'month'; parent: { entity: string; field: string } }
)
export type Home = Entity['home']

export type EntityName = keyof typeof entities
/** What a row of this kind has. */
export type RowOf<E extends EntityName> = z.output<(typeof entities)[E]['schema']>
export const entityNames = Object.keys(entities) as EntityName[]

/** The row that this one lives with: its entity and the field that names it. */
export function parentOf(entity: EntityName): { entity: EntityName; field: string } | null {
  const kind = entities[entity]
  return 'parent' in kind ? kind.parent : null
}
/** Whose rows of this kind are. */
export const homeOfEntity = (entity: EntityName): Home => entities[entity].home
/** What the server writes into every row that is made, by who made it and when. */
export const stamps = [
  'created_at',
  'updated_at',
  'created_by',
  'belongto',
  'owner',
  'author',
  'user',
  'at',
  'expires_at',
] as const

/** A row that no server knows, as its making would begin it; null: no device makes one. */
export function asNew<R extends object>(entity: EntityName, row: R): R | null {
  const { servers }: Entity = entities[entity]
  return servers === 'all' ? null : { ...row, ...servers }
}
/** How many of a kind one company may have; null: as many as there is room for. */
export function mostOf(entity: EntityName): number | null {
  const kind: Entity = entities[entity]
  return kind.most ?? null
}
export const dependantsOf = (entity: EntityName) => entityNames.filter((name) => parentOf(name)?.entity === entity)

/** What somebody does for themselves: nobody else's to decide about, or to know. */
export function isOwnMatter(entity: EntityName): boolean {
  const { home } = entities[entity]
  return home === 'self' || home === 'personal'
}

export const isEntityName = (name: string): name is EntityName => Object.hasOwn(entities, name)
