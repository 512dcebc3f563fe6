import { randomUUID } from 'node:crypto'
import { newBotSetting } from '#domain/assistant/bot'
import type { EntityName } from '#domain/entities'
import { schemaNumber } from '#domain/sync/protocol'
import { type Device, newTestId } from '../../server/testing/device.ts'
import { scopeOfRow, type Target } from './targets.ts'

export const operations = ['get', 'list', 'filter', 'count', 'export', 'pull', 'push', 'bulk', 'search'] as const
export type Operation = (typeof operations)[number]

/** One request, as far as it differs from the route's own. */
export type Attack = {
  operation: Operation
  /** of a POST: its body; of the others: query and path */
  input: object
  bytes?: Buffer
  /** it takes an id, and a colleague's is taken: ids are random, so nobody finds one by asking */
  takesId?: true
}
export type Attacks = (target: Target, attacker: Device) => Attack[]

/** With labels that the attacker may see, and labels that only the target has. */
const tagging: Attacks = ({ rows }) => [
  { operation: 'push', input: { contact_ids: [rows.contact.id], tag_ids: [rows.tag.id] } },
  { operation: 'bulk', input: { contact_ids: [rows.contact.id, newTestId()], tag_ids: [rows.tag.id, newTestId()] } },
]
const categorising: Attacks = ({ rows }) => [
  { operation: 'push', input: { contact_ids: [rows.contact.id], category_id: rows.category.id } },
]

const counting: Attacks = ({ full_number }) => [{ operation: 'push', input: { full_number_list: [full_number] } }]

const linkedPhone =
  (operation: Operation): Attacks =>
  ({ rows }) => [{ operation, input: { uuid: rows.channel_account.id } }]
/** A chat of a phone, by the number of the other side. */
const linkedChat =
  (operation: Operation): Attacks =>
  ({ rows, full_number }) => [{ operation, input: { uuid: rows.channel_account.id, chatWtAccount: full_number } }]
const invited: Attacks = ({ rows }) => [
  {
    operation: 'push',
    input: { uuid: rows.channel_account.id, invite: 'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv' },
  },
]

/** `isOnce`: what it says depends on what the same person asked before, and names nothing of others. */
type RouteAttacks = { attacks: Attacks; isPublic?: true; endsSession?: true; isOnce?: true }

/**
 * Every route of the running server, and which operations an attacker has there. Exports, lists, filters, counts and
 * searches happen on the device: what decides over them is what `pull` gives and `push` takes.
 */
export const routes: Record<string, RouteAttacks> = {
  'POST /api/contacts/query': {
    attacks: ({ canary, full_number }) => [
      { operation: 'list', input: { limit: 500 } },
      { operation: 'export', input: { limit: 500, page: 1 } },
      { operation: 'get', input: { full_number } },
      { operation: 'filter', input: { full_number, limit: 1 } },
      { operation: 'count', input: { keyword: canary.slice(0, 14), limit: 1 } },
      { operation: 'search', input: { keyword: canary } },
      { operation: 'search', input: { keyword: `${canary}@example.com` } },
    ],
  },
  'POST /api/tag/add_associations': { attacks: tagging },
  'POST /api/tag/disassociate': { attacks: tagging },
  'POST /api/category/add_associations': { attacks: categorising },
  'POST /api/category/disassociate': { attacks: categorising },
  // By an email that the target has, whose contact must stay as it is. Once, and not by its phone: what the attacker keeps
  // then is the attacker's own, and would be found by it.
  'POST /api/data_source/insert': {
    attacks: ({ canary }) => [
      { operation: 'bulk', input: { data_list: [{ name: 'stolen' }, { emails: [`${canary}@example.com`] }] } },
    ],
  },
  'POST /api/phone/update_follow_up_status': {
    attacks: ({ full_number }) => [
      { operation: 'push', input: { full_number_list: [full_number], follow_up_status: 7 } },
    ],
  },
  'POST /api/phone/sync_wt_msg': { attacks: counting },
  'POST /api/phone/reply_count_inc': { attacks: counting },
  'POST /api/notification/query': {
    attacks: ({ user }) => [
      { operation: 'list', input: { limit: 100, user } },
      { operation: 'filter', input: { limit: 100, status: '0' } },
    ],
  },
  'GET /api/notification/pull': { attacks: ({ user }) => [{ operation: 'count', input: { user } }] },
  'POST /api/notification/read': {
    attacks: ({ rows }) => [{ operation: 'push', input: { notification_id: rows.notification.id } }],
  },
  'GET /api/notification/digest': { attacks: ({ user }) => [{ operation: 'get', input: { user } }] },
  'POST /api/notification/set_digest': {
    attacks: ({ user }) => [
      { operation: 'push', input: { frequency: 'never', hour: 3, time_zone: 'UTC', user, user_id: user } },
    ],
  },
  'GET /api/notification/quiet_hours': { attacks: ({ user }) => [{ operation: 'get', input: { user } }] },
  'POST /api/notification/set_quiet_hours': {
    attacks: ({ user }) => [
      { operation: 'push', input: { is_on: true, from: 22, to: 7, time_zone: 'UTC', user, user_id: user } },
    ],
  },
  'GET /api/notification/push_key': { attacks: () => [{ operation: 'get', input: {} }] },
  /** Whoever knew where another's browser takes pushes still does not know its keys. */
  'POST /api/notification/push_subscribe': {
    attacks: ({ canary }) => [
      {
        operation: 'push',
        input: {
          endpoint: `https://fcm.googleapis.com/fcm/send/${canary}`,
          p256dh: `B${'B'.repeat(86)}`,
          auth: 'B'.repeat(22),
        },
      },
    ],
  },
  'POST /api/notification/push_unsubscribe': { attacks: ({ user }) => [{ operation: 'push', input: { user } }] },
  // A sub account reads its own acts; what it did is asked for by the id of the mutation.
  'POST /api/operation_log/query': {
    attacks: ({ canary, user, uid, rows }) => [
      { operation: 'list', input: { limit: 500 } },
      { operation: 'filter', input: { user, limit: 500 } },
      { operation: 'search', input: { text: canary } },
      { operation: 'search', input: { text: uid } },
      { operation: 'search', input: { text: rows.contact.id } },
    ],
  },
  'POST /api/operation_log/entry': { attacks: ({ uid }) => [{ operation: 'get', input: { id: uid } }] },
  'POST /api/operation_log/contact': {
    attacks: ({ rows }) => [{ operation: 'list', input: { contact_id: rows.contact.id } }],
  },
  'POST /api/operation_log/row': {
    attacks: ({ rows }) => [
      { operation: 'list', input: { entity: 'quotation', id: rows.quotation.id } },
      { operation: 'list', input: { entity: 'product', id: rows.product.id } },
    ],
  },
  'POST /api/operation_log/contact_at': {
    attacks: ({ rows }) => [{ operation: 'get', input: { contact_id: rows.contact.id, n: 0 } }],
  },
  // A sender is somebody's own: its secrets are told to nobody at all.
  'POST /api/email_sender/set_password': {
    attacks: ({ rows }) => [
      { operation: 'push', input: { id: rows.email_sender.id, kind: 'smtp', password: 'stolen' } },
      { operation: 'push', input: { id: rows.email_sender.id, kind: 'imap', password: 'stolen' } },
    ],
  },
  'POST /api/email_sender/forget_password': {
    attacks: ({ rows }) => [{ operation: 'push', input: { id: rows.email_sender.id, kind: 'smtp' } }],
  },
  'GET /api/email_sender/grant_providers': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/email_sender/begin_grant': {
    attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.email_sender.id, provider: 'microsoft' } }],
  },
  'POST /api/email_sender/finish_grant': {
    attacks: () => [{ operation: 'push', input: { state: 'forged', code: 'stolen' } }],
  },
  'POST /api/email_sender/drop_grant': {
    attacks: ({ rows }) => [{ operation: 'push', input: { id: rows.email_sender.id } }],
  },
  'POST /api/email_sender/test': { attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.email_sender.id } }] },
  'POST /api/email_sender/check_domain': {
    attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.email_sender.id } }],
  },
  'POST /api/email_sender/make_dkim_key': {
    attacks: ({ rows }) => [{ operation: 'push', input: { id: rows.email_sender.id } }],
  },
  'POST /api/email/testSend': {
    attacks: ({ rows }) => [
      { operation: 'push', input: { sender: rows.email_sender.id, message: null, to: 'thief@example.com' } },
      {
        operation: 'export',
        input: { sender: rows.email_sender.id, message: rows.email_message.id, to: 'thief@example.com' },
      },
    ],
  },
  'GET /api/email_sender/sandbox': { attacks: () => [{ operation: 'get', input: {} }] },
  // The main account's alone; who may send over an account still sets nothing of it.
  'POST /api/channel_account/set_secrets': {
    attacks: ({ rows }) => [
      { operation: 'push', input: { id: rows.channel_account.id, secrets: { password: 'stolen' } } },
    ],
  },
  'POST /api/channel_account/forget_secrets': {
    attacks: ({ rows }) => [{ operation: 'push', input: { id: rows.channel_account.id } }],
  },
  'POST /api/channel_account/test': {
    attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.channel_account.id } }],
  },
  'POST /api/channel_account/test_message': {
    attacks: ({ rows, full_number }) => [
      { operation: 'push', input: { id: rows.channel_account.id, to: full_number, text: 'stolen' } },
    ],
  },
  'POST /api/channel_account/webhook': {
    attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.channel_account.id } }],
  },
  // Its author and the main account hand one in; everybody of the company may have Meta asked.
  'POST /api/whatsapp_template/hand_in': {
    attacks: ({ rows }) => [{ operation: 'push', input: { id: rows.whatsapp_template.id } }],
  },
  'POST /api/whatsapp_template/delete': {
    attacks: ({ rows }) => [{ operation: 'push', input: { id: rows.whatsapp_template.id } }],
  },
  'POST /api/whatsapp_template/sync': {
    attacks: ({ rows }) => [{ operation: 'push', input: { channel_account_id: rows.channel_account.id } }],
  },
  // What lies below the months that a device keeps.
  'GET /api/conversations/:id/older': {
    attacks: ({ rows }) => [
      { operation: 'get', input: { id: rows.conversation.id, before: `9999999999999,${rows.message.id}` } },
      { operation: 'list', input: { id: rows.conversation.id, before: `9999999999999,${newTestId()}`, limit: 1 } },
    ],
  },
  'POST /api/chat/list': {
    attacks: ({ canary, user, rows }) => [
      { operation: 'list', input: { limit: 100 } },
      { operation: 'filter', input: { belongto: user, owner: rows.channel_account.id } },
      { operation: 'search', input: { search: canary } },
    ],
  },
  'POST /api/chat/records': {
    attacks: ({ rows, full_number }) => [
      { operation: 'list', input: { owner: rows.channel_account.id, other: full_number } },
    ],
  },
  'POST /api/chat/delete_chat': {
    attacks: ({ rows, full_number }) => [
      { operation: 'push', input: { owner: rows.channel_account.id, other: full_number } },
    ],
  },
  'POST /api/chat/delete_records': {
    attacks: ({ rows }) => [{ operation: 'push', input: { ids: [rows.message.id] } }],
  },
  'POST /api/chat/owner_list': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/chat/decrypt_file': {
    attacks: ({ rows }) => [{ operation: 'get', input: { record_id: rows.message.id } }],
  },
  'POST /api/conversation/composing': {
    attacks: ({ rows }) => [
      { operation: 'push', input: { conversation_id: rows.conversation.id, is_composing: true } },
    ],
  },
  'GET /api/conversation/settings': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/conversation/set_settings': {
    attacks: () => [{ operation: 'push', input: { writers_become_contacts: false, message_months: 1 } }],
  },
  'POST /api/conversation/answer_times': { attacks: ({ user }) => [{ operation: 'count', input: { days: 30, user } }] },
  'GET /api/channel_account/sandbox': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/whatsapp_number/test': {
    attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.channel_account.id } }],
  },
  'POST /api/whatsapp_number/webhook': {
    attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.channel_account.id } }],
  },
  'POST /api/whatsapp_number/people': {
    attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.channel_account.id } }],
  },
  'POST /api/lead_job/countries': { attacks: () => [{ operation: 'get', input: { language: 'zh-CN' } }] },
  'POST /api/lead_job/cities': { attacks: () => [{ operation: 'get', input: { country: 'PT', begins: '' } }] },
  'POST /api/auto_rule/try': { attacks: () => [{ operation: 'get', input: { when: { kind: 'form', form: 'any' } } }] },
  'POST /api/lead_job/links': { attacks: () => [{ operation: 'get', input: { words: 'lamps', country: 'PT' } }] },
  'POST /api/lead_job/live_places': {
    attacks: () => [{ operation: 'get', input: { words: 'lamps', country: 'PT', language: 'zh-CN' } }],
  },
  'POST /api/lead_job/list_page': { attacks: () => [{ operation: 'get', input: { url: 'https://fair.example/' } }] },
  'POST /api/lead_job/read_profile': { attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.lead.id } }] },
  'POST /api/lead_job/hashtag': { attacks: () => [{ operation: 'get', input: { words: 'lamps' } }] },
  'POST /api/lead_job/read_pdf': { attacks: () => [{ operation: 'get', input: { pdf: 'JVBERi0=' } }] },
  'GET /api/lead_job/sources': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/lead_job/bring': {
    attacks: ({ rows }) => [
      { operation: 'push', input: { id: rows.lead_job.id, page: 0, rows: [{ company: 'stolen' }] } },
    ],
  },
  'GET /api/own_page/app': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/own_page/begin': { attacks: () => [{ operation: 'push', input: { channel: 'facebook' } }] },
  'POST /api/own_page/finish': {
    attacks: ({ rows }) => [{ operation: 'push', input: { state: rows.channel_account.id, code: '0000' } }],
  },
  'POST /api/own_page/check': {
    attacks: ({ rows }) => [{ operation: 'get', input: { id: rows.channel_account.id } }],
  },
  'POST /api/own_page/disconnect': {
    attacks: ({ rows }) => [{ operation: 'push', input: { id: rows.channel_account.id } }],
  },
  'GET /api/whatsapp_number/sandbox': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/linked_phone/begin': {
    attacks: ({ rows }) => [
      { operation: 'push', input: { sees: 'all', consent: true, uuid: rows.channel_account.id }, takesId: true },
    ],
  },
  'POST /api/linked_phone/link': { attacks: linkedPhone('get') },
  'POST /api/linked_phone/pair': {
    attacks: ({ rows, full_number }) => [
      { operation: 'push', input: { uuid: rows.channel_account.id, phone: full_number } },
    ],
  },
  'POST /api/linked_phone/cancel': { attacks: linkedPhone('push') },
  'POST /api/login/check': { attacks: linkedPhone('list') },
  'POST /api/login/is_scan': { attacks: linkedPhone('get') },
  'GET /api/login/qr_code': { attacks: ({ user }) => [{ operation: 'get', input: { chatgpin_user_id: user } }] },
  'POST /api/login/logout': { attacks: linkedPhone('push') },
  'GET /api/login/online': { attacks: linkedPhone('get') },
  'GET /api/wtUser/info': { attacks: ({ rows }) => [{ operation: 'get', input: { uid: rows.channel_account.id } }] },
  'POST /api/tool/checkNumber': {
    attacks: ({ rows, full_number }) => [
      { operation: 'push', input: { uuid: rows.channel_account.id, ids: [full_number] } },
    ],
  },
  'POST /api/linked_phone/numbers': {
    attacks: ({ full_number }) => [
      { operation: 'list', input: {} },
      { operation: 'search', input: { search: full_number } },
    ],
  },
  'POST /api/linked_phone/groups': { attacks: linkedPhone('list') },
  'POST /api/group/getMember': {
    attacks: ({ rows }) => [
      { operation: 'list', input: { uuid: rows.channel_account.id, groupId: '120363000000000000@g.us' } },
    ],
  },
  'POST /api/linked_phone/invitation': { attacks: invited },
  'POST /api/group/acceptInvite': { attacks: invited },
  'POST /api/wtUser/getChatUserList': {
    attacks: ({ canary, rows }) => [
      { operation: 'list', input: { uuid: rows.channel_account.id, limit: 100 } },
      { operation: 'search', input: { uuid: rows.channel_account.id, search: canary } },
    ],
  },
  'POST /api/wtUser/getSessionList': {
    attacks: ({ canary, rows }) => [
      { operation: 'list', input: { uuid: rows.channel_account.id, limit: 100 } },
      { operation: 'search', input: { uuid: rows.channel_account.id, search: canary } },
    ],
  },
  'POST /api/chat/getChatRecordList': { attacks: linkedChat('list') },
  'POST /api/chat/sendSeen': { attacks: linkedChat('push') },
  'POST /api/chat/markUnread': { attacks: linkedChat('push') },
  'POST /api/chat/pin': { attacks: linkedChat('push') },
  'POST /api/chat/unpin': { attacks: linkedChat('push') },
  'POST /api/chat/delete': { attacks: linkedChat('push') },
  'POST /api/chat/sendMsg': {
    attacks: ({ rows, full_number }) => [
      {
        operation: 'push',
        input: {
          fromAccount: rows.channel_account.id,
          toAccount: full_number,
          message: 'stolen',
          quoted: rows.message.id,
        },
      },
      { operation: 'push', input: { fromAccount: full_number, toAccount: full_number, message: 'stolen' } },
    ],
  },
  'POST /api/chat/sendYtbMsg': {
    attacks: ({ rows, full_number }) => [
      {
        operation: 'push',
        input: {
          fromAccount: rows.channel_account.id,
          toAccount: full_number,
          url: 'https://evil.example.com',
          title: 'stolen',
        },
      },
    ],
  },
  'POST /api/chat/forwardMsg': {
    attacks: ({ rows, full_number }) => [
      {
        operation: 'push',
        input: { uuid: rows.channel_account.id, ids: [rows.message.id], chatWtAccounts: [full_number] },
      },
    ],
  },
  'GET /api/chat/getUnreadTotal': { attacks: linkedPhone('count') },
  'POST /api/chat/chatContacts/getById': { attacks: linkedChat('get') },
  'POST /api/tool/openChatWindow': { attacks: linkedChat('push') },
  'POST /api/tool/downloadMedia': {
    attacks: ({ rows }) => [{ operation: 'get', input: { uuid: rows.channel_account.id, id: rows.message.id } }],
  },
  'POST /api/tool/getFullNumber': {
    attacks: ({ rows }) => [
      { operation: 'get', input: { uuid: rows.channel_account.id, ids: ['123456789012345@lid'] } },
    ],
  },
  'POST /api/message/deleteMsg': {
    attacks: ({ rows }) => [
      { operation: 'push', input: { uuid: rows.channel_account.id, ids: [rows.message.id] } },
      {
        operation: 'bulk',
        input: { uuid: rows.channel_account.id, ids: [rows.message.id, newTestId()], everyone: true },
      },
    ],
  },
  'POST /api/wtUser/startRobot': {
    attacks: ({ rows, full_number }) => [
      { operation: 'push', input: { uuid: rows.channel_account.id, on: false } },
      { operation: 'push', input: { uuid: rows.channel_account.id, chatWtAccount: full_number, on: false } },
    ],
  },
  'POST /api/sms/messages': {
    attacks: ({ canary, rows }) => [
      { operation: 'list', input: { limit: 500 } },
      { operation: 'filter', input: { task: rows.campaign_task.id } },
      { operation: 'search', input: { search: canary } },
    ],
  },
  'POST /api/sms/report': {
    attacks: ({ rows }) => [
      { operation: 'count', input: { by: 'task' } },
      { operation: 'filter', input: { by: 'user', task: rows.campaign_task.id } },
    ],
  },
  'POST /api/linked_phone/pace': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/whatsapp/messages': {
    attacks: ({ canary, rows }) => [
      { operation: 'list', input: { limit: 500 } },
      { operation: 'filter', input: { task: rows.campaign_task.id } },
      { operation: 'search', input: { search: canary } },
    ],
  },
  'POST /api/whatsapp/report': {
    attacks: ({ rows }) => [
      { operation: 'count', input: { by: 'task' } },
      { operation: 'filter', input: { by: 'user', task: rows.campaign_task.id } },
    ],
  },
  'POST /api/campaign_task/receivers': {
    attacks: ({ canary, rows }) => [
      { operation: 'list', input: { task: rows.campaign_task.id, limit: 500 } },
      { operation: 'search', input: { task: rows.campaign_task.id, search: canary } },
    ],
  },
  'POST /api/campaign_task/attempts': {
    attacks: ({ rows }) => [{ operation: 'get', input: { receiver: rows.campaign_audience.id } }],
  },
  'POST /api/campaign_task/waits': {
    attacks: ({ rows }) => [{ operation: 'list', input: { task: rows.campaign_task.id } }],
  },
  'POST /api/campaign_task/unopened': {
    attacks: ({ rows }) => [{ operation: 'list', input: { task: rows.campaign_task.id } }],
  },
  'POST /api/campaign_task/mails_of_contact': {
    attacks: ({ rows }) => [{ operation: 'list', input: { contact_id: rows.contact.id } }],
  },
  'POST /api/email_address/check': {
    attacks: ({ rows }) => [
      { operation: 'push', input: { id: newTestId(), contacts: [rows.contact.id] } },
      { operation: 'bulk', input: { id: rows.campaign_audience.id, contacts: [rows.contact.id], again: true } },
    ],
  },
  'POST /api/email_address/change': {
    attacks: ({ rows }) => [{ operation: 'push', input: { id: rows.campaign_audience.id, action: 'stop' } }],
  },
  'POST /api/email_address/query': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/email_address/evidence': {
    attacks: ({ rows }) => [{ operation: 'get', input: { contact_id: rows.contact.id } }],
  },
  'POST /api/email_address/asks_servers': {
    attacks: () => [{ operation: 'push', input: { asks_servers: true } }],
  },
  // Distributing is the main account's work; a sub account's contacts are named by their owner.
  'POST /api/distribution/preview': {
    attacks: ({ canary, user, rows }, device) => [
      { operation: 'count', input: { asked: takeAway(user, device, { search: canary }) } },
      { operation: 'count', input: { asked: { ...takeAway(user, device), ids: [rows.contact.id] } } },
    ],
  },
  'POST /api/distribution/start': {
    attacks: ({ user, uid }, device) => [
      { operation: 'push', input: { id: newTestId(), asked: takeAway(user, device) } },
      { operation: 'push', input: { id: newTestId(), asked: { kind: 'release', from: user, into: 'pool', count: 9 } } },
      { operation: 'get', input: { id: uid } },
    ],
  },
  'POST /api/distribution/status': { attacks: ({ uid }) => [{ operation: 'get', input: { id: uid } }] },
  'POST /api/distribution/stop': { attacks: ({ uid }) => [{ operation: 'push', input: { id: uid } }] },
  'POST /api/distribution/undo': { attacks: ({ uid }) => [{ operation: 'push', input: { id: uid } }] },
  'POST /api/distribution/query': {
    attacks: ({ user }) => [
      { operation: 'list', input: { limit: 500 } },
      { operation: 'filter', input: { user, limit: 500 } },
    ],
  },
  'POST /api/pool/query': {
    attacks: ({ canary, rows }) => [
      { operation: 'list', input: { limit: 500 } },
      { operation: 'search', input: { search: canary } },
      { operation: 'filter', input: { tag: rows.tag.id } },
    ],
  },
  'POST /api/pool/claim': { attacks: ({ rows }) => [{ operation: 'push', input: { ids: [rows.contact.id] } }] },
  'POST /api/pool/limits': {
    attacks: ({ user }) => [{ operation: 'push', input: { per_day: 9, most_held: 9, account: user } }],
  },
  // A person is found by an address, or by the id of a contact; what was asked for, by the id of the request.
  'POST /api/data_rights/find': {
    attacks: ({ full_number, rows }) => [
      { operation: 'search', input: { address: `+${full_number}` } },
      { operation: 'count', input: { address: full_number } },
      { operation: 'get', input: { contact: rows.contact.id } },
    ],
  },
  'POST /api/data_rights/export': {
    attacks: ({ full_number, rows }) => [
      { operation: 'export', input: { address: `+${full_number}` } },
      { operation: 'export', input: { contact: rows.contact.id } },
    ],
  },
  'POST /api/data_rights/restrict': {
    attacks: ({ full_number, rows }) => [
      { operation: 'bulk', input: { address: `+${full_number}`, restricted: true, reason: 'x' } },
      { operation: 'push', input: { contact: rows.contact.id, restricted: true, reason: 'x' } },
    ],
  },
  'POST /api/data_rights/lift': {
    attacks: ({ full_number }) => [{ operation: 'push', input: { address: `+${full_number}`, reason: 'x' } }],
  },
  'POST /api/data_rights/erase': {
    attacks: ({ full_number, rows }) => [
      { operation: 'bulk', input: { address: `+${full_number}`, reason: 'x' } },
      { operation: 'push', input: { contact: rows.contact.id, reason: 'x' } },
    ],
  },
  'POST /api/data_rights/requests': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/data_rights/note': {
    attacks: ({ full_number }) => [
      { operation: 'push', input: { kind: 'erase', address: `+${full_number}`, asked_by: 'x', asked_at: 1 } },
    ],
  },
  'POST /api/data_rights/close': { attacks: ({ uid }) => [{ operation: 'push', input: { id: uid, outcome: 'x' } }] },
  'POST /api/sync/v1/hello': {
    attacks: ({ uid }, device) => [
      { operation: 'get', input: replicaOf(device) },
      { operation: 'count', input: { ...replicaOf(device), lost: [uid] } },
    ],
  },
  'POST /api/sync/v1/pull': {
    attacks(target, device) {
      const pull = (operation: Operation, phase: object, limit = 2_000, scopes = target.scopes): Attack => ({
        operation,
        input: { ...chained(device), limit, scopes: scopes.map((scope) => ({ scope, gen: 0, phase })) },
      })
      const rows = Object.entries(target.rows)
      return [
        pull('pull', { kind: 'boot', boot: null, after: null }),
        pull('list', { kind: 'delta', cursor: 0 }),
        pull('count', { kind: 'delta', cursor: 0 }, 1),
        pull('export', { kind: 'boot', boot: 0, after: null }),
        pull('search', { kind: 'boot', boot: null, after: ['contact', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] }, 1),
        // The interval that begins just above the row has nothing but it in the first page of its scope.
        ...rows.map(([entity, { id }]) =>
          pull('get', { kind: 'boot', boot: null, after: [entity, above(id)] }, 1, [
            scopeOfRow(entity as EntityName, target),
          ]),
        ),
        ...rows.map(([entity, { id }]) => pull('filter', { kind: 'boot', boot: null, after: [entity, id] })),
      ]
    },
  },
  /** What is pushed is in `mutations.ts`; here, the answer to a mutation of somebody else, as one's own or before it. */
  'POST /api/sync/v1/push': {
    attacks: ({ uid }, device) => [
      { operation: 'bulk', input: { ...chained(device), mutations: [{ ...sent(newTestId()), prev: uid }] } },
      { operation: 'push', input: { ...chained(device), mutations: [{ ...sent(uid), prev: null }] }, takesId: true },
    ],
  },
  /** It says whether rows are alike, so whoever may not see them must not hear even that. */
  'POST /api/sync/v1/verify': {
    attacks: ({ scopes }, device) => [
      {
        operation: 'count',
        input: { ...chained(device), scopes: scopes.map((scope) => ({ scope, cursor: 0, digests: {} })) },
      },
      {
        operation: 'pull',
        input: { ...chained(device), scopes: scopes.map((scope) => ({ scope, cursor: 1_000_000, digests: {} })) },
      },
    ],
  },
  'HEAD /api/sync/v1/blobs/:sha256': {
    attacks: ({ file }) => [{ operation: 'get', input: { sha256: file.hash } }],
  },
  'GET /api/sync/v1/blobs/:sha256': {
    attacks: ({ file }) => [
      { operation: 'get', input: { sha256: file.hash } },
      { operation: 'export', input: { sha256: file.hash } },
    ],
  },
  'PUT /api/sync/v1/blobs/:sha256': {
    attacks: ({ file: { hash, size, mime, bytes } }) => [
      { operation: 'push', input: { sha256: hash, offset: 1, size, mime }, bytes: bytes.subarray(1) },
      { operation: 'push', input: { sha256: hash, offset: 0, size, mime }, bytes: Buffer.alloc(size) },
    ],
  },
  // Money is the main account's affair; the order is found by its id in the rows of the main account.
  'GET /api/score': { attacks: ({ user }) => [{ operation: 'get', input: { account: user } }] },
  'GET /api/payment/qrcode': { attacks: ({ rows }) => [{ operation: 'get', input: { order_id: rows.contact.id } }] },
  'GET /api/mail-statistics': {
    attacks: ({ user }) => [{ operation: 'count', input: { from: '2026-01-01', to: '2026-12-31', account: user } }],
  },
  'GET /api/sub-account-report': {
    attacks: ({ user }) => [
      { operation: 'list', input: { channel: 'email', from: '2026-01-01', to: '2026-12-31', account: user } },
      { operation: 'filter', input: { channel: 'sms', from: '2026-01-01', to: '2026-12-31', user } },
    ],
  },
  'GET /api/score/enough': {
    attacks: ({ user }) => [{ operation: 'count', input: { product_id: 7, points: 1_000_000, account: user } }],
  },
  'GET /api/score-type': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/score-log': {
    attacks: () => [
      { operation: 'list', input: { limit: 500 } },
      { operation: 'filter', input: { product_id: 7, type: 'grant' } },
    ],
  },
  'POST /api/money/logs': { attacks: () => [{ operation: 'list', input: { limit: 500 } }] },
  'POST /api/money/query': { attacks: () => [{ operation: 'list', input: { limit: 500 } }] },
  'POST /api/money/statement': {
    attacks: () => [
      { operation: 'export', input: {} },
      { operation: 'export', input: { product_id: 7 } },
    ],
  },
  'POST /api/money/exchange_score': { attacks: () => [{ operation: 'push', input: { money: 1, product_id: 7 } }] },
  'GET /api/product_score_order/pay_ways': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/product_score_order/online_recharge': {
    attacks: () => [{ operation: 'push', input: { paytype: 'stripe', price: 100, product_id: null } }],
  },
  'POST /api/product_score_order/re_online_recharge': {
    attacks: ({ uid }) => [{ operation: 'push', input: { order_id: uid } }],
  },
  'POST /api/product_score_order/check_pay_res': {
    attacks: ({ uid }) => [{ operation: 'get', input: { paytype: 'stripe', orderid: uid } }],
  },
  'POST /api/product_score_order/query': {
    attacks: () => [
      { operation: 'list', input: { limit: 500 } },
      { operation: 'filter', input: { product_id: null, status: 'expired' } },
    ],
  },
  'POST /api/payment/webhook/:paytype': {
    attacks: ({ uid }) => [{ operation: 'push', input: { paytype: 'stripe', reference: uid } }],
    isPublic: true,
  },
  // A company's model, its bot and their texts are its own; whoever asks gets their own company's, or none.
  'GET /api/assistant/state': { attacks: () => [{ operation: 'get', input: {} }] },
  'GET /api/assistant/model': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/assistant/set_model': {
    attacks: ({ canary }) => [
      { operation: 'push', input: { url: 'https://models.example.com/v1', model: 'stolen', key: canary } },
    ],
  },
  'POST /api/assistant/drop_model': { attacks: () => [{ operation: 'push', input: {} }] },
  'POST /api/assistant/set_use': { attacks: () => [{ operation: 'push', input: { is_shared: false } }] },
  'POST /api/assistant/models': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/assistant/try_model': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/assistant/chat': {
    attacks: ({ uid, canary }) => [
      {
        operation: 'get',
        input: { id: uid, task: 'chat', language: 'en', messages: [{ role: 'user', text: canary }] },
      },
    ],
  },
  'POST /api/assistant/recognise': {
    attacks: ({ uid }) => [{ operation: 'get', input: { id: uid, kind: 'card', language: 'en', picture: 'AAAA' } }],
  },
  'POST /api/v4/translate': {
    attacks: ({ canary }) => [{ operation: 'get', input: { texts: [canary], target: 'en' } }],
  },
  'GET /api/bot/setting': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/bot/set_setting': { attacks: () => [{ operation: 'push', input: { ...newBotSetting, is_on: true } }] },
  'POST /api/bot/try': {
    attacks: ({ uid, canary }) => [{ operation: 'search', input: { id: uid, text: canary } }],
  },
  'GET /api/bot/documents': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/bot/add_document': {
    attacks: () => [{ operation: 'push', input: { id: newTestId(), name: 'stolen', text: 'A text that is another.' } }],
  },
  'POST /api/bot/drop_document': { attacks: ({ uid }) => [{ operation: 'push', input: { id: uid } }] },
  'POST /api/bot/import_site': {
    attacks: ({ uid }) => [{ operation: 'push', input: { id: uid, domain: 'example.com', with_files: false } }],
  },
  'GET /api/bot/last_import': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/bot/keep_import': { attacks: ({ uid }) => [{ operation: 'push', input: { id: uid, urls: [] } }] },
  'GET /api/bot/handed_over': { attacks: () => [{ operation: 'list', input: {} }] },
  'GET /api/shop_site/state': { attacks: () => [{ operation: 'get', input: {} }] },
  'GET /api/shop_site/visits': { attacks: () => [{ operation: 'get', input: {} }] },
  'GET /api/shop_site/address': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/shop_site/publish': { attacks: () => [{ operation: 'push', input: { isPreview: false } }], isOnce: true },
  'POST /api/shop_site/show': { attacks: ({ uid }) => [{ operation: 'push', input: { id: uid } }] },
  'POST /api/shop_site/set_theme': { attacks: () => [{ operation: 'push', input: { theme: 'ledger' } }] },
  'POST /api/shop_site/set_sender': {
    attacks: ({ rows }) => [{ operation: 'push', input: { sender_id: rows.email_sender.id } }],
  },
  'POST /api/shop_site/set_embed_hosts': {
    attacks: () => [{ operation: 'push', input: { hosts: ['blog.attacker.example'] } }],
  },
  'POST /api/shop_site/set_host': { attacks: () => [{ operation: 'push', input: { host: 'shop.attacker.example' } }] },
  'POST /api/shop_site/check_host': { attacks: () => [{ operation: 'get', input: {} }], isOnce: true },
  'GET /api/shop_site/zip': { attacks: ({ uid }) => [{ operation: 'export', input: { id: uid } }] },
  // What the bank publishes is nobody's, and asking for it leaves the machine.
  'GET /api/shop/ecb_rates': { attacks: () => [] },
  'POST /api/shop/send_quotation': {
    attacks: ({ rows, uid }) => [
      {
        operation: 'push',
        input: {
          id: rows.quotation.id,
          kind: 'quotation',
          message_id: uid,
          conversation_id: null,
          subject: '',
          body: 'stolen',
          again: true,
        },
      },
    ],
  },
  'GET /api/shop/quotation_document': {
    attacks: ({ rows }) => [{ operation: 'export', input: { id: rows.quotation.id, kind: 'quotation' } }],
  },
  // Shipments are the company's: numbers of companies begin anew in no account, so that another's are easily guessed.
  'GET /api/customs/state': { attacks: () => [{ operation: 'count', input: {} }] },
  'POST /api/customs/search': {
    attacks: ({ canary }) => [
      { operation: 'list', input: { filter: {} } },
      { operation: 'search', input: { filter: { product: canary } } },
      { operation: 'filter', input: { filter: { buyer: canary } } },
      { operation: 'filter', input: { filter: { company: 1 } } },
    ],
  },
  'POST /api/customs/statistics': {
    attacks: ({ canary }) => [{ operation: 'count', input: { filter: { supplier: canary } } }],
  },
  'POST /api/customs/companies': {
    attacks: () => [{ operation: 'list', input: { filter: {}, side: 'buyer', order: 'count' } }],
  },
  'POST /api/customs/company': { attacks: () => [{ operation: 'get', input: { id: 1 } }] },
  'POST /api/customs/similar': { attacks: () => [{ operation: 'list', input: { id: 1 } }] },
  'POST /api/customs/merge': {
    attacks: ({ uid }) => [{ operation: 'push', input: { id: uid, from: 1, into: 2 } }],
  },
  'POST /api/customs/unmerge': { attacks: ({ uid }) => [{ operation: 'push', input: { id: uid } }] },
  'POST /api/customs/remove': { attacks: () => [{ operation: 'push', input: { id: 1 } }] },
  'GET /api/customs/files': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/customs/begin_file': {
    attacks: () => [{ operation: 'push', input: { id: randomUUID(), name: 'stolen.csv', seller: '' } }],
  },
  'POST /api/customs/add_rows': {
    attacks: ({ uid }) => [{ operation: 'bulk', input: { file: uid, page: 0, rows: [] } }],
  },
  'POST /api/customs/end_file': { attacks: ({ uid }) => [{ operation: 'push', input: { id: uid } }] },
  'POST /api/customs/drop_file': { attacks: ({ uid }) => [{ operation: 'push', input: { id: uid } }] },
  'POST /api/customs/look_up': {
    attacks: ({ uid }) => [{ operation: 'push', input: { id: uid, filter: { hs: '9405' } } }],
  },
  // The test server has no way out: what is asked for is not kept.
  'POST /api/customs/trade': {
    attacks: () => [
      { operation: 'get', input: { question: { reporter: null, period: '2024', hs: '9405', flow: 'M' } } },
    ],
  },
  'POST /api/customs/trade_series': {
    attacks: () => [{ operation: 'get', input: { reporter: 842, periods: ['2023', '2024'], hs: '9405', flow: 'M' } }],
  },
  'POST /api/customs/set_key': { attacks: ({ canary }) => [{ operation: 'push', input: { key: canary } }] },
  // A sub account's id is known to its colleagues, who are no main account.
  'POST /api/user/create_sub_account': {
    attacks: ({ uid }) => [
      { operation: 'push', input: { subusername: `new-${uid.slice(24)}`, nickname: 'x', password: 'a long password' } },
    ],
  },
  'POST /api/user/update_sub_account_nickname': {
    attacks: ({ user }) => [{ operation: 'push', input: { subuserid: user, nickname: 'stolen' } }],
  },
  'POST /api/user/set_sub_pwd': {
    attacks: ({ user, username }) => [
      { operation: 'push', input: { subuserid: user, password: 'stolen password' } },
      { operation: 'push', input: { subuserid: user, username, password: 'stolen password' } },
    ],
  },
  'POST /api/user/let_in_sub_account': {
    attacks: ({ user }) => [
      { operation: 'push', input: { subuserid: user } },
      { operation: 'push', input: { subuserid: user, forget_second_step: true } },
    ],
  },
  'POST /api/user/sign_out_sub_account': {
    attacks: ({ user }) => [{ operation: 'push', input: { subuserid: user } }],
  },
  'POST /api/user/require_second_step': {
    // The second one takes back what the first does to the attacker's own company.
    attacks: ({ user }) => [
      { operation: 'push', input: { type: 'enable', user, account: user } },
      { operation: 'push', input: { type: 'disable', user, account: user } },
    ],
  },
  'POST /api/user/set_sub_account_status': {
    attacks: ({ user }) => [
      { operation: 'push', input: { type: 'disable', subuserids: [user] } },
      { operation: 'bulk', input: { type: 'enable', subuserids: [user, user] } },
    ],
  },
  'POST /api/user/delete_sub_account': {
    attacks: ({ user }, { user: own }) => [
      { operation: 'push', input: { subuserids: [user] } },
      { operation: 'bulk', input: { subuserids: [user], to: own?.id } },
    ],
  },
  'POST /api/user/query_sub_account': {
    attacks: ({ canary, username }) => [
      { operation: 'list', input: { limit: 500, show_contact_count: true } },
      { operation: 'search', input: { keyword: canary } },
      { operation: 'count', input: { keyword: username, limit: 1 } },
    ],
  },
  'POST /api/product/main_query_sub': {
    attacks: ({ user }) => [
      { operation: 'get', input: { subuserid: user } },
      { operation: 'list', input: {} },
    ],
  },
  'POST /api/user/allow_grant_sub_user_product': { attacks: ({ user }) => [{ operation: 'list', input: { user } }] },
  'POST /api/product/grant_sub': {
    attacks: ({ user }) => [{ operation: 'push', input: { subuserids: [user], productids: [7], expires_at: null } }],
  },
  'POST /api/product/set_sub_product_status': {
    attacks: ({ user }) => [{ operation: 'push', input: { type: 'disable', subuserids: [user], productids: [7] } }],
  },
  'POST /api/campaign_rule/query': { attacks: () => [{ operation: 'get', input: {} }] },
  'POST /api/campaign_rule/set_contact_cap': {
    attacks: () => [{ operation: 'push', input: { cap: { messages: 7, days: 7 } } }],
  },
  'POST /api/campaign_rule/over_cap': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/product/sub_point_budgets': { attacks: ({ user }) => [{ operation: 'get', input: { subuserid: user } }] },
  'POST /api/product/own_point_budgets': { attacks: () => [{ operation: 'list', input: {} }] },
  'POST /api/product/set_sub_point_budget': {
    attacks: ({ user }) => [{ operation: 'push', input: { subuserid: user, product_id: 7, points: 0 } }],
  },
  'POST /api/user/ask_permission': {
    attacks: ({ user }) => [{ operation: 'push', input: { type: 'export_data', reason: 'x', subuserid: user } }],
  },
  'POST /api/user/set_sub_account_export_data': {
    attacks: ({ user }) => [{ operation: 'push', input: { type: 'agree', subuserids: [user] } }],
  },
  'POST /api/user/operate_delete_data': {
    attacks: ({ user }) => [{ operation: 'push', input: { sub_user_id: user, status: 'reject' } }],
  },
  'POST /api/user/answer_all_permissions': {
    attacks: ({ user }) => [{ operation: 'bulk', input: { type: 'agree', subuserids: [user] } }],
  },
  'POST /api/user/operate_export_verify': {
    attacks: ({ user }) => [
      { operation: 'get', input: { type: 'code', subuserid: user } },
      { operation: 'push', input: { type: 'revoke', subuserids: [user] } },
      { operation: 'bulk', input: { type: 'on', subuserids: [user] } },
    ],
  },
  'POST /api/user/verify_export': {
    attacks: ({ user }) => [{ operation: 'export', input: { captcha: '000000', user } }],
  },
  'POST /api/export/began': {
    attacks: ({ rows: { contact }, canary }) => [
      {
        operation: 'export',
        input: { id: contact.id, rows: 1, filter: canary.slice(0, 6), what: 'contacts' },
        takesId: true,
      },
    ],
  },
  'POST /api/export/done': {
    attacks: ({ uid }) => [
      { operation: 'push', input: { id: uid, state: 'writing', rows: 1 } },
      { operation: 'export', input: { id: uid, state: 'written', rows: 1 } },
    ],
  },
  'GET /api/user/account_info': { attacks: ({ user }) => [{ operation: 'get', input: { id: user, user } }] },
  'POST /api/user/logout': {
    attacks: ({ user }) => [{ operation: 'push', input: { id: user, user } }],
    endsSession: true,
  },
  'POST /api/user/login': {
    attacks: ({ username }) => [{ operation: 'get', input: { account: username, password: 'not this one' } }],
    isPublic: true,
  },
  'POST /api/user/sub_account_login': {
    attacks: ({ username }) => [{ operation: 'get', input: { username, password: 'not this one' } }],
    isPublic: true,
  },
  'POST /api/user/mobilelogin': {
    attacks: ({ full_number }) => [{ operation: 'get', input: { mobile: full_number, captcha: '000000' } }],
    isPublic: true,
  },
  'POST /api/user/emaillogin': {
    attacks: ({ canary }) => [{ operation: 'get', input: { email: `${canary}@example.com`, captcha: '000000' } }],
    isPublic: true,
  },
  'POST /api/user/second_step': {
    attacks: ({ user }) => [{ operation: 'get', input: { ticket: user, code: '000000' } }],
    isPublic: true,
  },
  'POST /api/user/second_step_begin': {
    attacks: ({ user }) => [{ operation: 'get', input: { ticket: user, user } }],
    isPublic: true,
  },
  'POST /api/user/second_step_confirm': {
    attacks: ({ user }) => [{ operation: 'push', input: { ticket: user, captcha: '000000', user } }],
    isPublic: true,
  },
  'GET /api/user/sign_in_ways': { attacks: () => [{ operation: 'get', input: {} }], isPublic: true },
  'POST /api/sms/send': {
    attacks: ({ full_number }) => [{ operation: 'push', input: { mobile: full_number, event: 'mobilelogin' } }],
    isPublic: true,
  },
  'POST /api/ems/send': {
    attacks: ({ canary }) => [{ operation: 'push', input: { email: `${canary}@example.com`, event: 'resetpwd' } }],
    isPublic: true,
  },
  'POST /api/user/register': {
    attacks: ({ username, canary }) => [
      {
        operation: 'push',
        input: {
          username,
          email: `${canary}@example.com`,
          mobile: null,
          captcha: '000000',
          password: 'a long password',
        },
      },
    ],
    isPublic: true,
  },
  'POST /api/user/resetpwd': {
    attacks: ({ full_number }) => [
      {
        operation: 'push',
        input: { email: null, mobile: full_number, captcha: '000000', newpassword: 'another long one' },
      },
    ],
    isPublic: true,
  },
  'GET /api/user/security': { attacks: ({ user }) => [{ operation: 'get', input: { id: user, user } }] },
  'POST /api/user/updatepwd': {
    attacks: ({ user }) => [
      { operation: 'push', input: { oldpassword: 'not this one', newpassword: 'another long one', id: user, user } },
    ],
  },
  'POST /api/user/changemobile': {
    attacks: ({ full_number, user }) => [
      { operation: 'push', input: { mobile: full_number, captcha: '000000', id: user, user } },
    ],
  },
  'POST /api/user/bindmobile': {
    attacks: ({ full_number, user }) => [
      { operation: 'push', input: { mobile: full_number, captcha: '000000', id: user, user } },
    ],
  },
  'POST /api/user/changeemail': {
    attacks: ({ canary, user }) => [
      { operation: 'push', input: { email: `${canary}@example.com`, captcha: '000000', id: user, user } },
    ],
  },
  'POST /api/user/bindemail': {
    attacks: ({ canary, user }) => [
      { operation: 'push', input: { email: `${canary}@example.com`, captcha: '000000', id: user, user } },
    ],
  },
  'GET /api/user/client_codes': { attacks: ({ user }) => [{ operation: 'list', input: { user } }] },
  'POST /api/user/create_client_code': {
    attacks: ({ user }) => [{ operation: 'push', input: { name: 'stolen', password: 'not this one', user } }],
  },
  'POST /api/user/delete_client_code': { attacks: ({ user }) => [{ operation: 'push', input: { id: user } }] },
  'POST /api/user/two_step_begin': {
    attacks: ({ user }) => [{ operation: 'push', input: { password: 'not this one', id: user, user } }],
  },
  'POST /api/user/two_step_confirm': {
    attacks: ({ user }) => [{ operation: 'push', input: { captcha: '000000', id: user, user } }],
  },
  'POST /api/user/two_step_end': {
    attacks: ({ user }) => [{ operation: 'push', input: { password: 'not this one', id: user, user } }],
  },
  'POST /api/user/two_step_recovery': {
    attacks: ({ user }) => [{ operation: 'push', input: { password: 'not this one', id: user, user } }],
  },
  'GET /api/user/sessions': { attacks: ({ user }) => [{ operation: 'list', input: { id: user, user } }] },
  /** Another's session itself is in `server/features/auth/sessionList.test.ts`: no answer ever tells its id. */
  'POST /api/user/end_session': { attacks: ({ user }) => [{ operation: 'push', input: { id: user } }] },
  'POST /api/user/keep_device_secret': {
    attacks: ({ user }) => [
      // Under an id of its own, as every device has: kept under the victim's, it would be what the attacker gets below.
      { operation: 'push', input: { device: randomUUID(), secret: `${'A'.repeat(43)}=`, user, user_id: user } },
    ],
  },
  /** Another's device itself is in `server/features/auth/deviceSecrets.test.ts`: its id is random. */
  'POST /api/user/device_secret': { attacks: ({ user }) => [{ operation: 'get', input: { device: user, user } }] },
  'POST /api/user/drop_device_secret': {
    attacks: ({ user }) => [{ operation: 'push', input: { device: user, user } }],
  },
  'POST /api/user/setup': {
    attacks: () => [
      {
        operation: 'push',
        input: { setup_key: 'guessed', username: 'ann', email: null, mobile: null, password: 'a long password' },
      },
    ],
    isPublic: true,
  },
  'GET /api/user/setup_state': { attacks: () => [{ operation: 'get', input: {} }], isPublic: true },
  // A booth's page, for whoever has its key: what else is known of it opens nothing.
  'GET /f/:key': {
    attacks: ({ rows, user }) => [{ operation: 'get', input: { key: keyFrom(rows.booth_page.id), user } }],
    isPublic: true,
  },
  'POST /f/:key': {
    attacks: ({ rows, user, canary }) => [
      { operation: 'push', input: { key: keyFrom(rows.booth_page.id), user, page: rows.booth_page.id, name: canary } },
    ],
    isPublic: true,
  },
  // What a mail asks for: the id of its receiver opens nothing without the server's own mark.
  'GET /m/o/:token': {
    attacks: ({ rows }) => [{ operation: 'get', input: { token: forgedToken(rows.campaign_audience.id) } }],
    isPublic: true,
  },
  'GET /l/:code': { attacks: () => [{ operation: 'get', input: { code: '0000000000' } }], isPublic: true },
  'GET /hooks/sms/:account/:key': {
    attacks: ({ rows }) => [{ operation: 'push', input: { account: rows.channel_account.id, key: '0000' } }],
    isPublic: true,
  },
  'POST /hooks/sms/:account/:key': {
    attacks: ({ rows }) => [{ operation: 'push', input: { account: rows.channel_account.id, key: '0000' } }],
    isPublic: true,
  },
  'GET /hooks/whatsapp/:account/:key': {
    attacks: ({ rows }) => [{ operation: 'get', input: { account: rows.channel_account.id, key: '0000' } }],
    isPublic: true,
  },
  'POST /hooks/whatsapp/:account/:key': {
    attacks: ({ rows }) => [{ operation: 'push', input: { account: rows.channel_account.id, key: '0000' } }],
    isPublic: true,
  },
  'GET /hooks/meta': {
    attacks: ({ rows }) => [{ operation: 'get', input: { account: rows.channel_account.id } }],
    isPublic: true,
  },
  'POST /hooks/meta': {
    attacks: ({ rows }) => [{ operation: 'push', input: { account: rows.channel_account.id } }],
    isPublic: true,
  },
  'GET /hooks/meta/deletion': {
    attacks: ({ rows }) => [{ operation: 'get', input: { code: rows.channel_account.id } }],
    isPublic: true,
  },
  'POST /hooks/meta/deletion': {
    attacks: ({ rows }) => [{ operation: 'push', input: { signed_request: rows.channel_account.id } }],
    isPublic: true,
  },
  'POST /hooks/meta/deauthorize': {
    attacks: ({ rows }) => [{ operation: 'push', input: { signed_request: rows.channel_account.id } }],
    isPublic: true,
  },
  'GET /m/c/:token': {
    attacks: ({ rows }) => [{ operation: 'get', input: { token: forgedToken(rows.campaign_audience.id, '0000') } }],
    isPublic: true,
  },
  'GET /m/p/:task/:file': {
    attacks: ({ rows }) => [{ operation: 'get', input: { task: rows.campaign_task.id, file: '0'.repeat(64) } }],
    isPublic: true,
  },
  'GET /m/u/:token': {
    attacks: ({ rows }) => [{ operation: 'get', input: { token: forgedToken(rows.campaign_audience.id) } }],
    isPublic: true,
  },
  'POST /m/u/:token': {
    attacks: ({ rows }) => [
      { operation: 'push', input: { token: forgedToken(rows.campaign_audience.id), 'List-Unsubscribe': 'One-Click' } },
    ],
    isPublic: true,
  },
  'ALL /m/u/:token': { attacks: () => [], isPublic: true },
  'GET /api/health': { attacks: () => [{ operation: 'get', input: {} }], isPublic: true },
  'GET /api/version/last': { attacks: () => [{ operation: 'get', input: {} }], isPublic: true },
  'GET /api/version/mobile_last': { attacks: () => [{ operation: 'get', input: {} }], isPublic: true },
  // The same for everybody.
  'GET /api/country/list': { attacks: () => [{ operation: 'list', input: {} }] },
  'GET /api/city/list': { attacks: () => [{ operation: 'list', input: { country: 'CN' } }] },
  'GET /static/:name': { attacks: () => [{ operation: 'get', input: { name: 'countries.0.json' } }], isPublic: true },
  // The operator's own words, the same for everybody.
  'GET /api/service_contact': { attacks: () => [{ operation: 'get', input: {} }] },
  'GET /api/openapi.json': { attacks: () => [{ operation: 'get', input: {} }], isPublic: true },
  // The app's own files.
  'GET /*': { attacks: () => [{ operation: 'get', input: {} }], isPublic: true },
  // What stands before every route, and the answer where there is none.
  'ALL /*': { attacks: () => [], isPublic: true },
  'ALL /api/*': { attacks: () => [], isPublic: true },
}

const forgedToken = (id: string, link = '') =>
  Buffer.from(id.replaceAll('-', '') + link + '0'.repeat(24), 'hex').toString('base64url')
const keyFrom = (id: string) => id.replaceAll('-', '').slice(0, 22)
const takeAway = (from: string, { user }: Device, filter: object = {}) => ({
  kind: 'transfer',
  from,
  to: [user?.id],
  count: 9,
  filter,
})
const replicaOf = ({ replica }: Device) => ({ replica, schema: schemaNumber })
const chained = (device: Device) => ({ ...replicaOf(device), epoch: device.epoch })
const sent = (uid: string) => ({
  uid,
  mid: 1,
  name: 'tag.delete',
  version: 1,
  args: { id: uid },
  base_rev: 0,
  edited_at: 1_000,
})

/** Ids that were made one after another differ before their last part. */
const above = (id: string) => `${id.slice(0, 24)}ffffffffffff`
