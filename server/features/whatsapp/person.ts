import type { Connection } from '../../db/connect.ts'
import type { AreaPerson, PersonEntry } from '../../erasure/areaPerson.ts'

/** To whom numbers wrote lately, and how fast; and whether a number is registered. */
export const whatsappPerson: AreaPerson = {
  async scrub(connection, account, { person }) {
    const numbers = [...person.addresses].filter((address) => /^\d{5,15}$/.test(address))
    if (!numbers.length) return
    await connection.query('delete from whatsapp_person where account_id = $1 and person = any($2::text[])', [
      account,
      numbers,
    ])
    await connection.query('delete from linked_person where account_id = $1 and person = any($2::text[])', [
      account,
      numbers,
    ])
    await connection.query('delete from campaign_pace where account_id = $1 and address_group = any($2::text[])', [
      account,
      numbers,
    ])
    await connection.query('delete from number_finding where account_id = $1 and number = any($2::text[])', [
      account,
      numbers,
    ])
    await connection.query('delete from number_question where account_id = $1 and number = any($2::text[])', [
      account,
      numbers,
    ])
  },
  parts: {
    whatsapp_numbers: {
      group: 'messages',
      means:
        'whether phone numbers of this person are registered at WhatsApp; evidence: a linked phone asked WhatsApp, a message was delivered there, or one came from there',
      heading: { 'en-US': 'Phone numbers at WhatsApp', 'zh-CN': 'WhatsApp 上的电话号码' },
      read: (connection, { account, dossier }) =>
        readNumberFindings(connection, account, [...dossier.person.addresses]),
    },
  },
}

async function readNumberFindings(
  connection: Connection,
  account: string,
  numbers: readonly string[],
): Promise<PersonEntry[]> {
  const { rows } = await connection.query<PersonEntry>(
    `select at, '+' || number as phone, verdict, jid, evidence from number_finding
     where account_id = $1 and number = any($2::text[]) order by number`,
    [account, numbers],
  )
  return rows
}
