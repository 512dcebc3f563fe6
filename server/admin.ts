import * as z from 'zod/mini'
import { AppError } from '#domain/errors'
import { Paragraph } from '#domain/shared/schema'
import { errorText } from '#domain/texts/errorText'
import { type Arguments, readArguments, wholeNumber } from './arguments.ts'
import { checkCounts } from './campaigns/counts/checkCounts.ts'
import { priceCommands, priceUsage } from './campaigns/prices/commands.ts'
import { carrierCommands, carrierUsage } from './carriers/commands.ts'
import { sellerCommands, sellerUsage } from './customs/sellerCommands.ts'
import { type Database, joinDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { asSystem } from './db/scope.ts'
import { SettingError } from './environment.ts'
import { giveMoney, givePoints, listFlagged, sell } from './features/billing/operator.ts'
import { listRates } from './features/billing/rates.ts'
import { areas } from './features/index.ts'
import { checkLedger } from './ledger/check.ts'
import { noLog } from './log.ts'
import { announce } from './notifications/announce.ts'
import {
  createCompany,
  createSubAccount,
  findUser,
  grantProduct,
  listUsers,
  OperatorError,
  requireSecondStepOf,
  resetSecondStep,
  revoke,
  setCompanyLimit,
  setPassword,
  setStatus,
  signOutUser,
} from './operator.ts'
import { type LimitName, listSetLimits, operatorLimits } from './operatorLimits.ts'
import { yuanOf, yuanToFen } from './payments/payWay.ts'
import { seedContacts } from './sample/seed.ts'
import { forgetSecrets } from './secrets.ts'
import { readEnvironment, readSettings } from './settings.ts'
import { sweep } from './sync/sweep.ts'

const usage = `npm run admin -- <command>

  create-company --username NAME --password PASSWORD [--email EMAIL] [--phone PHONE] [--products 7,4,…]
  create-sub     --parent NAME --username NAME --password PASSWORD [--nickname NAME] [--products 7,4,…]
  grant          --username NAME --products 7,4,… [--expires 2027-01-31]     the last day, in UTC; without it: for ever
  revoke         --username NAME --products 7,4,…
  disable        --username NAME
  enable         --username NAME
  set-password   --username NAME --password PASSWORD
  sign-out       --username NAME     everywhere; its devices let their data go
  require-second-step on | off | usual [--username NAME]     of everybody, or of the company of NAME: whoever has none
                 sets it up at the next sign-in; usual: of a company what holds for all
  reset-second-step   --username NAME     the phone and the recovery codes are lost
  list-users
  set-limit      NAME --value N [--username NAME]     for all, or for the company of NAME; --value usual: as before
  list-limits
  mail           on|off [--username NAME]     off holds all mass mail, or that of one company; nothing is lost
  forget-secrets when FAIRLEAD_KEY is lost: what was sealed goes: channels, payments, everybody's second step,
                 passwords and keys of email senders
  tell           --text TEXT [--username NAME] [--level 1]                  a notice; from level 2 on it comes unasked
  set-rate       --product 7 --points N                                     points for one yuan; 0: not for sale
  list-rates
${priceUsage}
  give-points    --username NAME --product 7 --points N [--remark TEXT]
  give-money     --username NAME --yuan 100.00 [--remark TEXT]              such as what came by bank transfer
  flagged-orders what was paid otherwise than asked for
  check-ledger   adds up all books again; ends with 1 where they do not add up
  check-mail-counts   counts all mails again; ends with 1 where a number is not their sum
  sweep          lets go what nobody needs any more, as the server does by itself every hour
  seed           --username NAME --contacts N [--seed NUMBER]     sample contacts, for trying and measuring
${carrierUsage}
${sellerUsage}

A sub account holds no product that its main account does not hold, and starts with all of these.
A secret such as --password can be read from a file, --password-file FILE, or from standard input, --password-file -:
whoever lists this machine's processes sees their options.
It works on the data of a running server, which takes what is set up at once, and of a stopped one.`

const given = await readOrExit()
const { command, subject, value, wanted, whole } = given
const env = readEnvironment()

const commands: Record<string, (database: Database) => Promise<void>> = {
  async 'create-company'(database) {
    await createCompany(database, person())
    console.log(`Created the company of ${wanted('username')}.`)
  },
  async 'create-sub'(database) {
    await createSubAccount(database, wanted('parent'), person())
    console.log(`Created the sub account ${wanted('username')}.`)
  },
  async grant(database) {
    const expires = value('expires') === undefined ? null : endOfDay(wanted('expires'))
    await grantProduct(database, wanted('username'), { products: productsOf(wanted('products')), expires })
    console.log(`${wanted('username')} holds ${value('products')}${expires ? ` until ${value('expires')}` : ''}.`)
  },
  async revoke(database) {
    await revoke(database, wanted('username'), productsOf(wanted('products')))
    console.log(`${wanted('username')} does not hold ${value('products')}.`)
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
  async 'sign-out'(database) {
    await signOutUser(database, wanted('username'))
    console.log(`${wanted('username')} is signed out everywhere.`)
  },
  async 'require-second-step'(database) {
    const required = { on: true, off: false, usual: 'usual' as const }[subject ?? '']
    if (required === undefined) throw new OperatorError('Say on, off or usual.')
    const username = value('username')
    await requireSecondStepOf(database, { required, username })
    console.log(`A second step is required (${subject}) of ${username ? `the company of ${username}` : 'everybody'}.`)
  },
  async 'reset-second-step'(database) {
    await resetSecondStep(database, wanted('username'))
    console.log(`${wanted('username')} has no second step any more and is signed out everywhere.`)
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
    const notice = { text: noticeOf(wanted('text')), level: levelOf(value('level') ?? '1') }
    const username = value('username')
    const to = username ? (await asSystem(database, (connection) => findUser(connection, username))).user : 'everybody'
    const count = await announce(database, to, notice)
    console.log(`Told ${username ?? `${count} users`}.`)
  },
  ...carrierCommands(areas, given, env),
  ...sellerCommands(areas, given, env),
  ...priceCommands(given),
  async 'set-limit'(database) {
    const name = limitNamed(subject)
    const username = value('username')
    const most = value('value') === 'usual' ? null : whole('value')
    await setCompanyLimit(database, { name, username, value: most })
    console.log(`${name}: ${most ?? 'as usual'} for ${username ? `the company of ${username}` : 'all'}.`)
  },
  async mail(database) {
    if (subject !== 'on' && subject !== 'off') throw new OperatorError('mail on, or mail off.')
    const username = value('username')
    await setCompanyLimit(database, { name: 'mass-mail', username, value: subject === 'off' ? 0 : null })
    console.log(`Mass mail is ${subject} for ${username ? `the company of ${username}` : 'all'}.`)
  },
  async 'list-limits'(database) {
    const set = await listSetLimits(database)
    for (const [name, { usual }] of Object.entries(operatorLimits)) {
      const own = set.filter((limit) => limit.name === name)
      console.log(`${name}\t${own.find(({ username }) => username === null)?.value ?? usual}`)
      for (const { username, value } of own) if (username) console.log(`${name}\t${value}\tthe company of ${username}`)
    }
    for (const { username, value } of set.filter(({ name }) => name === 'second-step'))
      console.log(`second-step\t${value ? 'on' : 'off'}\t${username ? `the company of ${username}` : 'everybody'}`)
  },
  async 'forget-secrets'(database) {
    await asSystem(database, (connection) => forgetSecrets(connection, areas))
    console.log('What was sealed is gone; the server makes a new key.')
  },
  async 'set-rate'(database) {
    const [product, points] = [whole('product'), whole('points')]
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
    const [product, points] = [whole('product'), whole('points')]
    await givePoints(database, wanted('username'), { product, points, remark: value('remark') })
    console.log(`The company of ${wanted('username')} has ${points} more points of product ${product}.`)
  },
  async 'give-money'(database) {
    const fen = yuanToFen(wanted('yuan'))
    if (fen <= 0) throw new OperatorError('--yuan must be an amount such as 100.00.')
    await giveMoney(database, wanted('username'), { fen, remark: value('remark') })
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
  async 'check-mail-counts'(database) {
    const { receivers, wrong } = await checkCounts(database)
    for (const { belongto, dimension, key, kept, counted } of wrong)
      console.log(
        [belongto, dimension, key, `kept ${JSON.stringify(kept)}`, `counted ${JSON.stringify(counted)}`].join('\t'),
      )
    if (wrong.length) throw new OperatorError('The numbers of mails are not the sum over the mails.')
    console.log(`The numbers of ${receivers} mails add up.`)
  },
  async sweep(database) {
    const swept = await sweep(database, areas)
    if (!swept) throw new OperatorError('The server is sweeping just now.')
    for (const [what, count] of Object.entries(swept)) console.log(`${what}\t${count}`)
  },
  async seed(database) {
    const count = whole('contacts')
    const actor = await asSystem(database, (connection) => findUser(connection, wanted('username')))
    await seedContacts(database, actor, { count, seed: wholeNumber('seed', value('seed') ?? '1') })
    console.log(`${count} sample contacts belong to ${wanted('username')}.`)
  },
}

await run(command)

async function run(name: string): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return fail(usage)
  try {
    const database = await joinDatabase(readSettings(env), noLog)
    try {
      await migrate(database)
      await command(database)
    } finally {
      await database.stop()
    }
  } catch (error) {
    if (error instanceof AppError) return fail(errorText(error.code, 'en-US', error.values))
    if (!(error instanceof OperatorError || error instanceof SettingError)) throw error
    fail(error.message)
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

async function readOrExit(): Promise<Arguments> {
  try {
    return await readArguments()
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return process.exit(1)
  }
}

function limitNamed(text: string): LimitName {
  if (!Object.hasOwn(operatorLimits, text))
    throw new OperatorError(`The limits: ${Object.keys(operatorLimits).join(', ')}.`)
  return text as LimitName
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
  return text.split(',').map((id) => wholeNumber('products', id.trim()))
}

function endOfDay(text: string): Date {
  const day = new Date(`${text}T23:59:59.999Z`)
  // A day that the calendar does not have is moved to another one by JavaScript.
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new OperatorError('--expires must be a day such as 2027-01-31.')
  return day
}

function person() {
  const products = value('products')
  return {
    username: wanted('username'),
    password: wanted('password'),
    email: value('email'),
    phone: value('phone'),
    nickname: value('nickname'),
    products: products === undefined ? undefined : productsOf(products),
  }
}
