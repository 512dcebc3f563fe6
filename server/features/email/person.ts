import { mailsOfPerson } from '../../campaigns/erase.ts'
import type { Connection } from '../../db/connect.ts'
import { eraseChecks } from '../../email/erase.ts'
import type { AreaPerson } from '../../erasure/areaPerson.ts'

export const emailPerson: AreaPerson = {
  addresses: ({ email }) => (typeof email === 'string' && email ? [email] : []),
  async scrub(connection, account, dossier) {
    await eraseChecks(connection, mailsOfPerson(account, dossier))
  },
  parts: {
    address_checks: {
      group: 'messages',
      means:
        'whether email addresses of this person work; evidence: what the DNS and mail servers answered when they were asked; standing: what holds',
      heading: { 'en-US': 'Checks of email addresses', 'zh-CN': '邮箱地址的验证' },
      read: (connection, { account, dossier }) => readAddressChecks(connection, account, [...dossier.person.addresses]),
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
