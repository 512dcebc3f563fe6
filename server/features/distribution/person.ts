import type { AreaPerson } from '../../erasure/areaPerson.ts'
import { isNamedIn, searchesFor } from '../../erasure/dossier.ts'

export const distributionPerson: AreaPerson = {
  async scrub(connection, account, dossier) {
    await connection.query(
      `update distribution set asked = jsonb_set(asked, '{filter,search}', '""')
       where account_id = $1 and ${isNamedIn(`asked #>> '{filter,search}'`)}`,
      [account, searchesFor(dossier)],
    )
  },
}
