import type { AreaPerson } from '../../erasure/areaPerson.ts'

/** To whom numbers wrote lately, and how fast. */
export const whatsappPerson: AreaPerson = {
  async scrub(connection, account, { person }) {
    const numbers = [...person.addresses].filter((address) => /^\d{5,15}$/.test(address))
    if (!numbers.length) return
    await connection.query('delete from whatsapp_person where account_id = $1 and person = any($2::text[])', [
      account,
      numbers,
    ])
    await connection.query('delete from campaign_pace where account_id = $1 and address_group = any($2::text[])', [
      account,
      numbers,
    ])
  },
}
