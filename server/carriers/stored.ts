import type { Connection, Database } from '../db/connect.ts'
import { type Environment, SettingError } from '../environment.ts'
import type { Secrets } from '../secrets.ts'
import type { CarrierName } from './carriers.ts'

/** Says that one has changed, to all processes. */
export const carrierChannel = 'fairlead_carrier'

const purposeOf = (name: CarrierName) => `carrier:${name}`

/** What the operator's tool has set up, as it lies there. */
export async function storedCarriers(database: Pick<Database['pool'], 'query'>): Promise<Map<CarrierName, string>> {
  const { rows } = await database.query<{ name: CarrierName; sealed: string }>(
    'select name, sealed from carrier_setting',
  )
  return new Map(rows.map(({ name, sealed }) => [name, sealed]))
}

export function openCarrier(secrets: Secrets, name: CarrierName, sealed: string): Environment {
  if (!secrets.opens(sealed)) throw new SettingError(`The settings of ${name} are sealed with a key that is not here.`)
  return JSON.parse(secrets.open(purposeOf(name), sealed)) as Environment
}

export async function storeCarrier(
  connection: Connection,
  secrets: Secrets,
  name: CarrierName,
  settings: Environment,
): Promise<void> {
  await connection.query(
    `insert into carrier_setting (name, sealed) values ($1, $2)
     on conflict (name) do update set sealed = excluded.sealed`,
    [name, secrets.seal(purposeOf(name), JSON.stringify(settings))],
  )
  await connection.query(`select pg_notify($1, $2)`, [carrierChannel, name])
}

/** Whether there was one. */
export async function dropCarrier(connection: Connection, name: CarrierName): Promise<boolean> {
  const { rowCount } = await connection.query('delete from carrier_setting where name = $1', [name])
  await connection.query(`select pg_notify($1, $2)`, [carrierChannel, name])
  return rowCount === 1
}
