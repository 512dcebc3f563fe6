import { parseArgs } from 'node:util'
import { type Database, joinDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { asSystem } from './db/scope.ts'
import { noLog } from './log.ts'
import {
  createCompany,
  createSub,
  findUser,
  grant,
  listUsers,
  OperatorError,
  revoke,
  setPassword,
  setStatus,
} from './operator.ts'
import { seedContacts } from './sample/seed.ts'
import { readEnvironment, readSettings, SettingError } from './settings.ts'
import { sweep } from './sync/sweep.ts'

const usage = `npm run admin -- <command>

  create-company --username NAME --password PASSWORD [--email EMAIL] [--phone PHONE] [--products 7,4,…]
  create-sub     --parent NAME --username NAME --password PASSWORD [--nickname NAME] [--products 7,4,…]
  grant          --username NAME --products 7,4,… [--expires 2027-01-31]     the last day, in UTC; without it: for ever
  revoke         --username NAME --products 7,4,…
  disable        --username NAME
  enable         --username NAME
  set-password   --username NAME --password PASSWORD
  list-users
  sweep          lets go what nobody needs any more, as the server does by itself every hour
  seed           --username NAME --contacts N [--seed NUMBER]     sample contacts, for trying and measuring

A sub account holds no product that its main account does not hold, and starts with all of these.
It works on the data of a running server, and of a stopped one.`

const { values, positionals } = readArguments()

const commands: Record<string, (database: Database) => Promise<void>> = {
  async 'create-company'(database) {
    await createCompany(database, person())
    console.log(`Created the company of ${wanted('username')}.`)
  },
  async 'create-sub'(database) {
    await createSub(database, wanted('parent'), person())
    console.log(`Created the sub account ${wanted('username')}.`)
  },
  async grant(database) {
    const expires = values.expires === undefined ? null : endOfDay(values.expires)
    await grant(database, wanted('username'), { products: productsOf(wanted('products')), expires })
    console.log(`${wanted('username')} holds ${values.products}${expires ? ` until ${values.expires}` : ''}.`)
  },
  async revoke(database) {
    await revoke(database, wanted('username'), productsOf(wanted('products')))
    console.log(`${wanted('username')} does not hold ${values.products}.`)
  },
  async disable(database) {
    await setStatus(database, wanted('username'), 'disabled')
    console.log(`${wanted('username')} is disabled and signed out everywhere.`)
  },
  async enable(database) {
    await setStatus(database, wanted('username'), 'normal')
    console.log(`${wanted('username')} may sign in.`)
  },
  async 'set-password'(database) {
    await setPassword(database, wanted('username'), wanted('password'))
    console.log(`${wanted('username')} has a new password and is signed out everywhere.`)
  },
  async 'list-users'(database) {
    for (const { username, nickname, parent, status, contacts, products } of await listUsers(database))
      console.log(
        [
          username,
          nickname || '-',
          parent ? `sub account of ${parent}` : 'main account',
          status,
          `${contacts} contacts`,
          `products ${products.join(',') || '-'}`,
        ].join('\t'),
      )
  },
  async sweep(database) {
    const swept = await sweep(database)
    if (!swept) throw new OperatorError('The server is sweeping just now.')
    for (const [what, count] of Object.entries(swept)) console.log(`${what}\t${count}`)
  },
  async seed(database) {
    const count = whole('contacts', wanted('contacts'))
    const actor = await asSystem(database, (connection) => findUser(connection, wanted('username')))
    await seedContacts(database, actor, { count, seed: whole('seed', values.seed ?? '1') })
    console.log(`${count} sample contacts belong to ${wanted('username')}.`)
  },
}

await run(positionals[0] ?? '')

async function run(name: string): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return fail(usage)
  try {
    const database = await joinDatabase(readSettings(readEnvironment()), noLog)
    try {
      await migrate(database)
      await command(database)
    } finally {
      await database.stop()
    }
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof SettingError)) throw error
    fail(error.message)
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

function readArguments() {
  const text = { type: 'string' } as const
  const options = {
    username: text,
    password: text,
    email: text,
    phone: text,
    nickname: text,
    products: text,
    expires: text,
    parent: text,
    contacts: text,
    seed: text,
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return process.exit(1)
  }
}

function wanted(name: keyof typeof values): string {
  const value = values[name]
  if (!value) throw new OperatorError(`--${name} is missing.\n\n${usage}`)
  return value
}

function whole(name: string, value: string): number {
  if (!/^\d{1,7}$/.test(value)) throw new OperatorError(`--${name} must be a whole number.`)
  return Number(value)
}

function productsOf(text: string): number[] {
  return text.split(',').map((id) => whole('products', id.trim()))
}

function endOfDay(text: string): Date {
  const day = new Date(`${text}T23:59:59.999Z`)
  // A day that the calendar does not have is moved to another one by JavaScript.
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new OperatorError('--expires must be a day such as 2027-01-31.')
  return day
}

function person() {
  const { email, phone, nickname, products } = values
  return {
    username: wanted('username'),
    password: wanted('password'),
    email,
    phone,
    nickname,
    products: products === undefined ? undefined : productsOf(products),
  }
}
