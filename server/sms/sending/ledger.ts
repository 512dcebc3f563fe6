import { sendersAt, sendersOf } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'
import { lacksSecrets, missingValuesOf, needsTemplate, type SmsAccount } from '#domain/channels/account'
import { smsRules } from '#domain/sms/campaignRules'
import { textFault } from '#domain/sms/message'
import { ableAccounts } from '#domain/sms/offer'
import type { Candidate } from '../../campaigns/sending/candidates.ts'
import { readCustomFields } from '../../campaigns/sending/customFields.ts'
import { CannotBegin, type ChannelLedger, type Way } from '../../campaigns/sending/driver.ts'
import { openRates, readRates } from '../../campaigns/sending/rates.ts'
import { keepMessages } from '../../campaigns/sending/run.ts'
import { readChannelAccounts } from '../../channels/accounts/accountRow.ts'
import type { Connection } from '../../db/connect.ts'
import { quotedColumns } from '../../sync/tables.ts'
import type { ShortLinks } from '../shortLinks.ts'
import { numberFacts } from './numbers.ts'
import { renderSms } from './render.ts'
import { readSmsMessages, readSmsRun, type SmsSnapshot } from './snapshot.ts'
import { refusalOfNumber, smsWayTo } from './ways.ts'

/** What text messages say to the ledger of campaigns. `shorten`: null where this server has no public address. */
export const openSmsLedger = (shorten: ShortLinks | null): ChannelLedger<SmsAccount> => ({
  channel: 'sms',

  async prepare(connection, { account, scope, task, messages, senders }) {
    const accounts = await accountsOf(connection, account, senders)
    const accountsAt = accountsByStep(task, accounts)
    for (const { step } of messages) mustBeReady(accountsAt(step))
    const texts = await readSmsMessages(connection, { account, scope, messages })
    if (!texts) throw new CannotBegin('messageGone')
    mustBeWritable(texts, accountsAt)
    return {
      keep: async () => void (await keepMessages(connection, { account, task }, texts)),
      begun: async () => [],
    }
  },

  async refusalOf(connection, { account, scope, task, messages, senders }) {
    const accountsAt = accountsByStep(task, await accountsOf(connection, account, senders))
    const texts = await readSmsMessages(connection, { account, scope, messages })
    return ({ key }) => {
      const reasons = (texts ?? []).map((message) =>
        refusalOfNumber(key, { message, accounts: accountsAt(message.step) }),
      )
      return reasons.length && reasons.every((reason) => reason !== null) ? reasons[0]! : null
    }
  },

  async readSender(connection, { account, id, lock }) {
    const columns = quotedColumns('channel_account').join(', ')
    const { rows } = await connection.query<SmsAccount>(
      `select ${columns} from channel_account
       where account_id = $1 and id = $2 and deleted_at is null ${lock ? 'for no key update' : ''}`,
      [account, id],
    )
    const [row] = rows
    return row && mayBeTried(row) ? row : null
  },

  async senderStamps(connection, ids) {
    const { rows } = await connection.query<{ id: string; rev: number }>(
      'select id, rev from channel_account where id = any($1::uuid[])',
      [ids],
    )
    return new Map(rows.map(({ id, rev }) => [id, String(rev)]))
  },

  openPace: (connection, of, sender) => openRates(connection, of, smsRules.ratesOf(sender)),
  readTurns: (connection, of, sender, now) => readRates(connection, of, smsRules.ratesOf(sender), now),

  async costsOf(connection, task, receivers, prices) {
    const account = await companyOf(connection, task.belongto)
    const texts = await readSmsRun(connection, { account, task })
    const accountsAt = accountsByStep(task, await accountsOf(connection, account, sendersOf(task, 'sms')))
    const fields = await readCustomFields(connection, account)
    const costOf = (receiver: Candidate): number => {
      const message = texts.get(receiver.step)
      const { country } = numberFacts(receiver.address)
      const able = message ? ableAccounts(accountsAt(receiver.step), message, country) : { accounts: [] }
      const first = 'accounts' in able ? able.accounts[0] : undefined
      const rendered = message && first && renderSms(receiver, { message, account: first, fields, shorten })
      return (rendered?.parts ?? 1) * prices({ channel: 'sms', country, category: '' })
    }
    return new Map(receivers.map((receiver) => [receiver.id, costOf(receiver)]))
  },

  async waysOf(connection, { account, task, senders }, receivers) {
    const texts = await readSmsRun(connection, { account, task })
    const accountsAt = accountsByStep(task, await accountsOf(connection, account, sendersOf(task, 'sms')))
    const now = Date.now()
    return new Map(
      receivers.map(({ id, step, address }): [string, Way] => {
        const message = texts.get(step)
        const choice = message && { message, accounts: accountsAt(step), usable: senders, now }
        return [id, choice ? smsWayTo(address, choice) : { refused: 'unwritable' }]
      }),
    )
  },
})

/** Of the accounts of a task those that a step may go over. */
function accountsByStep(task: CampaignTask, accounts: readonly SmsAccount[]) {
  const byStep = new Map<string, SmsAccount[]>()
  return (step: string): SmsAccount[] => {
    const known = byStep.get(step)
    if (known) return known
    const senders = sendersAt(task, step)
    const theirs = accounts.filter(({ id }) => senders.includes(id))
    byStep.set(step, theirs)
    return theirs
  }
}

export const mayBeTried = (row: SmsAccount) =>
  row.is_on && !lacksSecrets(row) && missingValuesOf(row.setting).length === 0

async function accountsOf(connection: Connection, account: string, ids: readonly string[]): Promise<SmsAccount[]> {
  return (await readChannelAccounts(connection, account)).filter(({ id }) => ids.includes(id))
}

async function companyOf(connection: Connection, user: string): Promise<string> {
  const { rows } = await connection.query<{ account: string }>(
    'select account_id as account from app_user where id = $1',
    [user],
  )
  return rows[0]!.account
}

function mustBeReady(accounts: readonly SmsAccount[]): void {
  const on = accounts.filter(({ is_on }) => is_on)
  if (!on.length) throw new CannotBegin('senderGone')
  if (!on.some(mayBeTried)) throw new CannotBegin('passwordMissing')
}

/** Asked here too: a message can change after its task was made, and a start comes from many places. */
function mustBeWritable(texts: readonly SmsSnapshot[], accountsAt: (step: string) => readonly SmsAccount[]): void {
  const isFaulty = ({ step, text, templates }: SmsSnapshot) =>
    accountsAt(step).some((account) => !needsTemplate(account))
      ? textFault(text) !== null
      : !templates.some((use) => accountsAt(step).some(({ id }) => id === use.channel_account_id))
  if (texts.some(isFaulty)) throw new CannotBegin('messageFaulty')
}
