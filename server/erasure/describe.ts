import type { Connection } from '../db/connect.ts'
import type { DescribeContext, PersonEntry } from './areaPerson.ts'
import { needles, rowsOf } from './dossier.ts'

export const iso = (at: unknown) => (at === null || at === undefined ? null : new Date(Number(at)).toISOString())

/** With its user's name. */
export const withUser =
  ({ nameOf }: DescribeContext) =>
  ({ user, ...rest }: PersonEntry): PersonEntry => ({ user: nameOf(user), ...rest })

/** What lives with a contact: its times by the calendar, its author by name, its file by its place in the zip. */
export const companionsOf = ({ dossier, nameOf, files }: DescribeContext, entity: string): PersonEntry[] =>
  rowsOf(dossier, entity).map(({ hash, created_by, ...rest }) => {
    const fields = Object.entries(rest).map(([field, value]) => [field, field.endsWith('_at') ? iso(value) : value])
    return {
      ...Object.fromEntries(fields),
      ...(typeof hash === 'string' && { file: files.get(hash) }),
      created_by: nameOf(created_by),
    }
  })

/** By the account (`$1`), and what a row may name the person by (`$2`). */
export async function toldBy(
  connection: Connection,
  { account, dossier }: DescribeContext,
  sql: string,
): Promise<PersonEntry[]> {
  const { rows } = await connection.query<PersonEntry>(sql, [account, needles(dossier.person)])
  return rows
}
