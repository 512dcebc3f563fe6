import { mailsOfPerson } from '../../campaigns/erase.ts'
import type { Connection } from '../../db/connect.ts'
import { eraseChecks } from '../../email/erase.ts'
import type { AreaPerson } from '../../erasure/areaPerson.ts'
import { companionsOf, iso } from '../../erasure/describe.ts'

export const emailPerson: AreaPerson = {
  addresses: ({ email }) => (typeof email === 'string' && email ? [email] : []),
  async scrub(connection, account, dossier) {
    await eraseChecks(connection, mailsOfPerson(account, dossier))
  },
  parts: {
    answers: {
      group: 'messages',
      means: 'mails between users and this person outside of campaigns, and what came back',
      heading: { 'en-US': 'Mails to and from this person', 'zh-CN': '往来邮件' },
      read: (_, describing) =>
        companionsOf(describing, 'email_answer').map(({ at, ...row }) => ({ at: iso(at), ...row })),
    },
    address_checks: {
      group: 'messages',
      means:
        'whether email addresses of this person work; evidence: what the DNS and mail servers answered when they were asked; standing: what holds',
      heading: { 'en-US': 'Checks of email addresses', 'zh-CN': '邮箱地址的验证' },
      read: (connection, { account, dossier }) => readAddressChecks(connection, account, [...dossier.person.addresses]),
    },
  },
  fields: {
    'en-US': {
      subject: 'Subject',
      attachments: 'Files',
    },
    'zh-CN': {
      subject: '主题',
      attachments: '附件',
    },
  },
}

/** What was found out about addresses that are nobody else's. */
async function readAddressChecks(
  connection: Connection,
  account: string,
  addresses: readonly string[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await connection.query<Record<string, unknown>>(
    `select at, email, verdict, reason, standing, standing_at,
       (select coalesce(jsonb_agg(step || jsonb_build_object('at', to_timestamp((step ->> 'at')::bigint / 1000.0))), '[]')
        from jsonb_array_elements(evidence) step) as evidence
     from email_check where account_id = $1 and email = any($2::text[]) order by email`,
    [account, addresses],
  )
  return rows
}
