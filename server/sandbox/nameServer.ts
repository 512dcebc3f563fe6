import { type Answer, isPublicName, plainName, type Question } from '#domain/email/deliverability/dns'
import type { Database } from '../db/connect.ts'
import type { MailDns } from '../email/domains/resolver.ts'

/** The demo asks no name server: every domain has published what its sender was told to, keys included. */
export const sandboxDns = ({ pool }: Pick<Database, 'pool'>): MailDns => ({
  async resolve({ type, name }: Question): Promise<Answer> {
    const plain = plainName(name)
    if (!isPublicName(plain)) return { kind: 'absent', of: 'domain' }
    if (type === 'AAAA') return { kind: 'absent', of: 'record' }
    if (type === 'MX') return found(`10 mx.${plain}`)
    if (type === 'A') return found('127.0.0.1')
    if (plain.startsWith('_dmarc.')) return found('v=DMARC1; p=quarantine')
    if (!plain.includes('._domainkey.')) return found('v=spf1 ip4:127.0.0.1 -all')
    const { rows } = await pool.query<{ value: string }>(
      `select dkim ->> 'value' as value from email_sender where lower(dkim ->> 'name') = $1 and deleted_at is null limit 1`,
      [plain],
    )
    return rows[0] ? found(rows[0].value) : { kind: 'absent', of: 'record' }
  },
  forget() {},
  stop() {},
})

const found = (value: string): Answer => ({ kind: 'found', values: [value] })
