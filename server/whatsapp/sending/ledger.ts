import { sendersAt, sendersOf } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import { lacksSecrets, type WhatsappAccount } from '#domain/channels/account'
import { mayNumberSend, portfolioOf, whatsappRules } from '#domain/whatsapp/campaignRules'
import type { MessageObstacle } from '#domain/whatsapp/messageObstacles'
import { CannotBegin, type ChannelLedger, type Way } from '../../campaigns/sending/driver.ts'
import { keepMessages } from '../../campaigns/sending/run.ts'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { numberFacts } from '../../sms/sending/numbers.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { readWhatsappAccounts } from '../numbers.ts'
import { openWhatsappPace, readWhatsappPace } from './pace.ts'
import { lockPortfolios, restingPeople } from './people.ts'
import { readWhatsappMessages, readWhatsappRun } from './snapshot.ts'
import { expectUploads } from './uploads.ts'
import { numbersInUse, refusalOfPerson, whatsappWayTo } from './ways.ts'

/** What messages of WhatsApp say to the ledger of campaigns. */
export const whatsappLedger: ChannelLedger<WhatsappAccount> = {
  channel: 'whatsapp',

  async prepare(connection, { account, scope, task, messages, senders }) {
    const numbers = await numbersOf(connection, account, senders)
    const numbersAt = numbersByStep(task, numbers)
    for (const { step } of messages) mustBeReady(numbersAt(step))
    const read = await readWhatsappMessages(connection, { account, scope, messages, numbersAt })
    if ('gone' in read) throw new CannotBegin('messageGone')
    if ('obstacles' in read) throw new CannotBegin(problemOf(read.obstacles))
    return {
      async keep() {
        await keepMessages(connection, { account, task }, read.snapshots)
        await expectUploads(connection, { account, task: task.id }, { snapshots: read.snapshots, numbersAt })
      },
      begun: async () => [],
    }
  },

  async refusalOf(connection, { account, scope, task, messages, senders }) {
    const numbersAt = numbersByStep(task, await numbersOf(connection, account, senders))
    const read = await readWhatsappMessages(connection, { account, scope, messages, numbersAt })
    const snapshots = 'snapshots' in read ? read.snapshots : []
    return ({ key }) => {
      const reasons = snapshots.map((message) => refusalOfPerson(key, numbersAt(message.step), message))
      return reasons.length && reasons.every((reason) => reason !== null) ? reasons[0]! : null
    }
  },

  async readSender(connection, { account, id, lock }) {
    const { rows } = await connection.query<WhatsappAccount>(
      `select ${quotedColumns('channel_account').join(', ')} from channel_account
       where account_id = $1 and id = $2 and channel = 'whatsapp' and deleted_at is null ${lock ? 'for no key update' : ''}`,
      [account, id],
    )
    const [row] = rows
    return row && mayNumberSend(row) ? row : null
  },

  async senderStamps(connection, ids) {
    const { rows } = await connection.query<{ id: string; rev: number }>(
      'select id, rev from channel_account where id = any($1::uuid[])',
      [ids],
    )
    return new Map(rows.map(({ id, rev }) => [id, String(rev)]))
  },

  openPace: (connection, of, row) => openWhatsappPace(connection, of, row),
  readTurns: (connection, of, row, now) => readWhatsappPace(connection, of, row, now),
  paceGroupOf: ({ address }) => whatsappRules.groupOf(address),

  async costsOf(connection, task, receivers, prices) {
    const messages = await readWhatsappRun(connection, { account: await companyOf(connection, task.belongto), task })
    return new Map(
      receivers.map(({ id, step, address }) => {
        const { country } = numberFacts(address)
        return [id, prices({ channel: 'whatsapp', country, category: messages.get(step)?.category ?? '' })]
      }),
    )
  },

  async waysOf(connection, { account, task, senders }, receivers) {
    await lockPortfolios(connection, account, [...senders.values()].map(portfolioOf))
    const messages = await readWhatsappRun(connection, { account, task })
    const numbers = await numbersOf(connection, account, sendersOf(task, 'whatsapp'))
    const numbersAt = numbersByStep(task, numbers)
    const people = receivers.map(({ address }) => address)
    const known = await numbersInUse(connection, account, { numbers, people })
    const resting = await restingPeople(connection, account, people)
    const now = await serverNow(connection)
    return new Map(
      receivers.map((receiver): [string, Way] => {
        const message = messages.get(receiver.step)
        if (!message) return [receiver.id, { refused: 'unwritable' }]
        const choice = { message, numbers: numbersAt(receiver.step), usable: senders, resting, now }
        return [receiver.id, whatsappWayTo(receiver, { ...choice, known: known.get(receiver.address) })]
      }),
    )
  },
}

/** Of the numbers of a task those that a step may go over. */
function numbersByStep(task: CampaignTask, numbers: readonly WhatsappAccount[]) {
  return (step: string): WhatsappAccount[] => {
    const senders = sendersAt(task, step)
    return numbers.filter(({ id }) => senders.includes(id))
  }
}

async function numbersOf(connection: Connection, account: string, ids: readonly string[]): Promise<WhatsappAccount[]> {
  return (await readWhatsappAccounts(connection, account)).filter(({ id }) => ids.includes(id))
}

async function companyOf(connection: Connection, user: string): Promise<string> {
  const { rows } = await connection.query<{ account: string }>(
    'select account_id as account from app_user where id = $1',
    [user],
  )
  return rows[0]!.account
}

function mustBeReady(numbers: readonly WhatsappAccount[]): void {
  const on = numbers.filter(({ is_on }) => is_on)
  if (!on.length) throw new CannotBegin('senderGone')
  if (on.some(mayNumberSend)) return
  throw new CannotBegin(on.some((one) => !lacksSecrets(one)) ? 'senderRefused' : 'passwordMissing')
}

const problems = {
  templateGone: 'messageGone',
  notApproved: 'templateNotReady',
  paused: 'templateNotReady',
  disabled: 'templateNotReady',
  valuesMissing: 'messageFaulty',
  fileMissing: 'messageFaulty',
  fileUnfit: 'messageFaulty',
  numberElsewhere: 'messageFaulty',
} as const satisfies Record<MessageObstacle['obstacle'], CampaignTask['problem']>

const problemOf = ([first]: readonly MessageObstacle[]) => problems[first?.obstacle ?? 'templateGone']
