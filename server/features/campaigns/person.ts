import {
  emptyFilters,
  erasedMails,
  eraseMails,
  type MailsOf,
  mailsOfPerson,
  tasksAsking,
} from '../../campaigns/erase.ts'
import {
  eraseSuppressions,
  lockSuppressionsOf,
  showSuppressions,
  suppressionsOfPerson,
} from '../../campaigns/suppression/erased.ts'
import type { Connection } from '../../db/connect.ts'
import type { AreaPerson } from '../../erasure/areaPerson.ts'
import { iso, withUser } from '../../erasure/describe.ts'

export const campaignPerson: AreaPerson = {
  // Of a row of the suppression list, also as it was called before.
  addresses: ({ email, value }) => [email, value].filter((one): one is string => typeof one === 'string' && one !== ''),
  async scrub(connection, account, dossier) {
    await eraseMails(connection, mailsOfPerson(account, dossier))
  },
  async change(connection, account, dossier, hash) {
    const tasks = await tasksAsking(connection, account, dossier)
    const suppressions = await lockSuppressionsOf(connection, account, dossier)
    return async (seq) => {
      await emptyFilters(connection, account, tasks, seq)
      await eraseSuppressions(connection, account, { ids: suppressions, person: dossier.person, hash }, seq)
    }
  },
  comeBack: showSuppressions,
  parts: {
    mails: {
      group: 'messages',
      means:
        'mails and text messages of campaigns to this person: what became of each; text: what a text message said; looks: when its picture or a link was asked for and by which program; attempts: what servers said',
      heading: { 'en-US': 'Mails that were sent', 'zh-CN': '已发送的邮件' },
      read: async (connection, describing) =>
        (await readMails(connection, mailsOfPerson(describing.account, describing.dossier))).map(withUser(describing)),
    },
    suppressions: {
      group: 'messages',
      means:
        'addresses and numbers of this person that are not written to any more, over which channels (none named: over any), and why',
      heading: { 'en-US': 'Suppression list', 'zh-CN': '禁发名单' },
      read: async (connection, describing) =>
        (await suppressionsOfPerson(connection, describing.account, describing.dossier))
          .map(({ value, channels, note, reason, created_by, created_at }) => ({
            at: iso(created_at),
            user: created_by,
            address: value,
            channels,
            reason,
            note,
          }))
          .map(withUser(describing)),
    },
  },
  fields: {
    'en-US': {
      task: 'Task',
      subject: 'Subject',
      text: 'Text',
      sent_at: 'Sent',
      opened_at: 'Opened',
      clicked_at: 'Clicked',
      replied_at: 'Answered',
      auto_replied_at: 'Answered by a program',
      unsubscribed_at: 'Unsubscribed',
      complained_at: 'Complained',
      looks: 'Looks',
      attempts: 'Attempts',
    },
    'zh-CN': {
      task: '任务',
      subject: '主题',
      text: '内容',
      sent_at: '发送时间',
      opened_at: '打开时间',
      clicked_at: '点击时间',
      replied_at: '回复时间',
      auto_replied_at: '自动回复时间',
      unsubscribed_at: '退订时间',
      complained_at: '投诉时间',
      looks: '查看记录',
      attempts: '发送尝试',
    },
  },
}

/** Each mail to somebody, with what is known of it; times as they are read. */
async function readMails(connection: Connection, person: MailsOf): Promise<Record<string, unknown>[]> {
  const { rows } = await connection.query<Record<string, unknown>>(
    `select r.user_id as user, coalesce(t.name, '') as task, coalesce(m.theme, '') as subject, r.address, r.country, r.status, x.text,
       r.reason, r.sent_at, r.opened_at, r.clicked_at, r.replied_at, r.auto_replied_at, r.unsubscribed_at, r.complained_at,
       (select coalesce(jsonb_agg(hit - 'from' || jsonb_build_object('at', to_timestamp((hit ->> 'at')::bigint / 1000.0))), '[]')
        from jsonb_array_elements(r.hits) hit) as looks,
       (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'outcome', a.outcome, 'code', a.code, 'answer', a.answer)
          order by a.n), '[]') from campaign_attempt a where a.receiver_id = r.id) as attempts
     from campaign_receiver r
     left join campaign_task t on t.account_id = r.account_id and t.id = r.task_id
     left join email_message m on m.account_id = r.account_id and m.id = r.message_id
     left join sms_text x on x.account_id = r.account_id and x.receiver_id = r.id
     where r.id = any($1::uuid[]) order by r.status_at, r.id`,
    [await erasedMails(connection, person)],
  )
  return rows
}
