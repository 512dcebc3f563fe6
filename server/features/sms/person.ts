import type { Connection } from '../../db/connect.ts'
import type { AreaPerson } from '../../erasure/areaPerson.ts'

/** What services told of a person's messages. */
export const smsPerson: AreaPerson = {
  async scrub(connection, account, { person }) {
    const numbers = [...person.addresses].filter((address) => /^\d{5,15}$/.test(address))
    if (numbers.length) await eraseNumbers(connection, account, numbers)
  },
}

async function eraseNumbers(connection: Connection, account: string, numbers: readonly string[]): Promise<void> {
  await connection.query(
    `delete from raw_event where account_id = $1
       and exists (select from unnest($2::text[]) as number where strpos(body::text, number) > 0)`,
    [account, numbers],
  )
}
