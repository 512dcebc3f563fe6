import { eraseThreads, threadsOfPerson } from '../../conversations/erase.ts'
import type { Connection } from '../../db/connect.ts'
import type { AreaPerson } from '../../erasure/areaPerson.ts'
import { withUser } from '../../erasure/describe.ts'

export const conversationPerson: AreaPerson = {
  async change(connection, account, dossier) {
    const threads = await threadsOfPerson(connection, account, dossier)
    return (seq) => eraseThreads(connection, account, threads, seq)
  },
  parts: {
    conversations: {
      group: 'messages',
      means:
        'what was said with this person over mails, text messages and other channels, with what came back; names: numbers and names that a channel knows the person by; messages: in the order in which they were said; notes: what users wrote down about it for each other',
      heading: { 'en-US': 'Conversations', 'zh-CN': '会话' },
      read: async (connection, describing) => {
        const { account, dossier } = describing
        const { threads } = await threadsOfPerson(connection, account, dossier)
        return (await readThreads(connection, account, threads)).map(withUser(describing))
      },
    },
  },
  fields: {
    'en-US': {
      names: 'Known as',
      messages: 'Messages',
      content: 'Beside the text',
      reactions: 'Reactions',
      notes: 'Notes',
      attachments: 'Files',
    },
    'zh-CN': {
      names: '联系标识',
      messages: '消息',
      content: '文字以外的内容',
      reactions: '表情回应',
      notes: '备注',
      attachments: '附件',
    },
  },
}

async function readThreads(
  connection: Connection,
  account: string,
  threads: readonly string[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await connection.query<Record<string, unknown>>(
    `select to_timestamp(c.created_at / 1000.0) as at, c.owner as user, c.channel, c.name,
       (select coalesce(jsonb_agg(jsonb_build_object('kind', i.kind, 'value', i.value, 'first_seen', i.first_seen,
          'last_seen', i.last_seen) order by i.kind, i.value), '[]')
        from channel_identity i where i.account_id = $1 and i.peer_id = c.peer_id) as names,
       (select coalesce(jsonb_agg(jsonb_build_object('at', to_timestamp(m.at / 1000.0), 'direction', m.direction,
          'kind', m.kind, 'state', m.state, 'subject', m.subject, 'text', m.body, 'content', m.extra, 'reactions', m.reactions,
          'attachments', (select coalesce(jsonb_agg(p ->> 'name'), '[]') from jsonb_array_elements(m.parts) p))
          order by m.at, m.id), '[]')
        from message m where m.account_id = $1 and m.conversation_id = c.id) as messages,
       (select coalesce(jsonb_agg(jsonb_build_object('at', to_timestamp(n.created_at / 1000.0), 'text', n.text)
          order by n.created_at, n.id), '[]')
        from conversation_note n where n.account_id = $1 and n.conversation_id = c.id) as notes
     from conversation c where c.account_id = $1 and c.id = any($2::uuid[]) order by c.created_at, c.id`,
    [account, threads],
  )
  return rows
}
