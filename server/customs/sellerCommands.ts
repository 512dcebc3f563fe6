import type { Areas } from '../area.ts'
import type { Arguments } from '../arguments.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Environment } from '../environment.ts'
import { findUser, OperatorError } from '../operator.ts'
import { openSecrets } from '../secrets.ts'
import { readSettings } from '../settings.ts'
import { forgetSeller, storeSeller } from './seller.ts'

export const sellerUsage = `
  set-seller     --username NAME --name SELLER --url https://… --points N --token-file -
                 who sells shipments to the company of NAME, and what a look-up costs it in points of product 16
  forget-seller  --username NAME`

/** Who sells shipments to which company. */
export function sellerCommands(areas: Areas, { wanted, whole }: Arguments, env: Environment) {
  return {
    async 'set-seller'(database: Database) {
      const [name, url, points] = [wanted('name'), wanted('url'), whole('points')]
      if (!/^https?:\/\/[^\s/]+/.test(url)) throw new OperatorError('--url must be an address such as https://….')
      const secrets = await openSecrets(database, areas, readSettings(env), { joining: true })
      await asSystem(database, async (connection) => {
        const { account } = await findUser(connection, wanted('username'))
        await storeSeller(connection, secrets, account, { name, url, points, key: wanted('token') })
      })
      console.log(`${name} sells shipments to the company of ${wanted('username')}, ${points} points a look-up.`)
    },
    async 'forget-seller'(database: Database) {
      const hadOne = await asSystem(database, async (connection) =>
        forgetSeller(connection, (await findUser(connection, wanted('username'))).account),
      )
      console.log(hadOne ? 'It is forgotten. What was bought stays.' : 'There was none.')
    },
  }
}
