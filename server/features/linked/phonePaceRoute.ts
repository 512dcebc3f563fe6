import { phonePaceCalls } from '#domain/linked/paceCalls'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { readPhonePace } from '../../linked/pace.ts'
import { readCompanyPhones } from '../../linked/sending/phones.ts'

export function phonePaceRoute(route: Route, { database }: { database: Database }): void {
  route(phonePaceCalls.pace, (_, { account, user, role }) =>
    asSystem(database, async (connection) => {
      const all = await readCompanyPhones(connection, account)
      const theirs = all.filter(({ users }) => role === 'main' || users.includes(user))
      const phones = []
      for (const { id, name, phone } of theirs) {
        const pace = await readPhonePace(connection, { account, id })
        phones.push({ uuid: id, name, state: phone.state, pace: pace && { ...pace, strangers: [...pace.strangers] } })
      }
      return { phones }
    }),
  )
}
