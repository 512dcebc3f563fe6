import type { Contact } from '#domain/contacts/contact'
import type { AreaPerson } from '../../erasure/areaPerson.ts'

/** What people are called is kept for a day; an answer of a lead form is known by its id alone. */
export const ownPagePerson: AreaPerson = {
  async scrub(connection, account, { found, person }) {
    const ids = found.contacts.flatMap(({ row }) => (row as Pick<Contact, 'identities'>).identities ?? [])
    const names = [...person.addresses, ...ids.map(({ value }) => value)]
    const refs = names.map((name) => `person ${name}`)
    await connection.query('delete from page_fact where account_id = $1 and ref = any($2::text[])', [account, refs])
    await connection.query('delete from page_lead where account_id = $1 and contact_id = any($2::uuid[])', [
      account,
      found.contacts.map(({ row }) => row.id),
    ])
  },
}
