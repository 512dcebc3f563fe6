import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { Paragraph } from '#domain/shared/schema'
import { type Database, joinDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { asSystem } from './db/scope.ts'
import { giveMoney, givePoints, listFlagged, sell } from './features/billing/operator.ts'
import { listRates } from './features/billing/rates.ts'
import { checkLedger } from './ledger/check.ts'
import { noLog } from './log.ts'
import { tell } from './notifications/tell.ts'
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
import { fenOf, yuanOf } from './payments/payWay.ts'
import { seedContacts } from './sample/seed.ts'
import { forgetSecrets } from './secrets.ts'
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
  forget-secrets when FAIRLEAD_KEY is lost: what was sealed with it goes, and everybody's second step with it
  tell           --text TEXT [--username NAME] [--level 1]                  a notice; from level 2 on it comes unasked
  set-rate       --product 7 --points N                                     points for one yuan; 0: not for sale
  list-rates
  give-points    --username NAME --product 7 --points N [--remark TEXT]
  give-money     --username NAME --yuan 100.00 [--remark TEXT]              such as what came by bank transfer
  flagged-orders what was paid otherwise than asked for
  check-ledger   adds up all books again; ends with 1 where they do not add up
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
  async tell(database) {
    const notice = { text: noticeOf(wanted('text')), level: levelOf(values.level ?? '1') }
    const { username } = values
    const to = username ? (await asSystem(database, (connection) => findUser(connection, username))).user : 'everybody'
    const count = await tell(database, to, notice)
    console.log(`Told ${username ?? `${count} users`}.`)
  },
  async 'forget-secrets'(database) {
    await asSystem(database, forgetSecrets)
    console.log('What was sealed is gone; the server makes a new key.')
  },
  async 'set-rate'(database) {
    const [product, points] = [whole('product', wanted('product')), whole('points', wanted('points'))]
    await sell(database, product, points)
    console.log(
      points ? `One yuan buys ${points} points of product ${product}.` : `Product ${product} is not for sale.`,
    )
  },
  async 'list-rates'(database) {
    for (const { product_id, points_per_yuan } of await listRates(database.pool))
      console.log(`product ${product_id}\t${points_per_yuan} points for one yuan`)
  },
  async 'give-points'(database) {
    const [product, points] = [whole('product', wanted('product')), whole('points', wanted('points'))]
    await givePoints(database, wanted('username'), { product, points, remark: values.remark })
    console.log(`The company of ${wanted('username')} has ${points} more points of product ${product}.`)
  },
  async 'give-money'(database) {
    const fen = fenOf(wanted('yuan'))
    if (fen <= 0) throw new OperatorError('--yuan must be an amount such as 100.00.')
    await giveMoney(database, wanted('username'), { fen, remark: values.remark })
    console.log(`The company of ${wanted('username')} has ${yuanOf(fen)} yuan more.`)
  },
  async 'flagged-orders'(database) {
    for (const { order_no, username, paytype, price, status, said } of await listFlagged(database.pool))
      console.log([order_no, username, paytype, `${yuanOf(price)} yuan`, status, ...said].join('\t'))
  },
  async 'check-ledger'(database) {
    const flaws = await checkLedger(database)
    for (const { account, kind, flaw, expected, found } of flaws)
      console.log([account, kind, flaw, `expected ${expected}`, `found ${found}`].join('\t'))
    if (flaws.length) throw new OperatorError('The ledger does not add up.')
    console.log('The ledger adds up.')
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
    product: text,
    points: text,
    yuan: text,
    remark: text,
    seed: text,
    text,
    level: text,
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

function noticeOf(value: string): string {
  if (!z.safeParse(Paragraph, value).success)
    throw new OperatorError('--text is too long, or has signs that no screen shows.')
  return value
}

function levelOf(value: string): number {
  if (!/^[1-9]$/.test(value)) throw new OperatorError('--level must be a number from 1 to 9.')
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
