import { expect, test } from 'vitest'
import { products as productIds } from '#domain/products'
import { grantProduct } from '../operator.ts'
import { inNewCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import { aTask } from '../testing/emailCompany.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
inNewCompany(0, async (company) => {
  ;({ server, main } = company)
  const products = [productIds.emailMarketing]
  await grantProduct(server.database, main.user.username, { products, expires: null })
})

test('what a device did before campaigns had their names counts as if it had been done under them', async () => {
  const { message, sender, ...made } = aTask({ account: main.user.account, user: main.user.id } as never, {
    message: newTestId(),
    sender: newTestId(),
  })
  const { name, type, reply_address, audience, execution_time, first_batch, subject_test, sequence } = made
  const fields = { name, type, reply_address, audience, execution_time, first_batch, subject_test, sequence }
  const [task, part, no, contact] = [newTestId(), newTestId(), newTestId(), newTestId()]
  const mutations = [
    main.makes('email_task.create', { ...fields, message, sender, id: task }),
    main.makes('email_audience.create', { id: part, email_task_id: task, contacts: [contact] }),
    main.makes('email_task.change', { id: task, action: 'close' }, { version: 2 }),
    main.makes('email_suppression.create', { rows: [{ id: no, email: 'no@buyer.example', note: '' }] }),
  ]
  const { results } = await main.push(...mutations)
  expect(results.map(({ status, code }) => code ?? status)).toEqual(Array(4).fill('applied'))
  const rows = await main.readAll()
  expect(rows.get(task)).toMatchObject({ entity: 'campaign_task', channel: 'email', status: 'closed' })
  expect(rows.get(part)).toMatchObject({ entity: 'campaign_audience', campaign_task_id: task, contacts: [contact] })
  expect(rows.get(no)).toMatchObject({
    entity: 'suppression',
    kind: 'email',
    value: 'no@buyer.example',
    channels: ['email'],
  })

  // Whether the answer got lost: sent once more, under either name, it is not done again.
  const again = await main.push(...mutations.map((one, at) => (at === 1 ? one : { ...one, name: renamed(one.name) })))
  expect(again.results).toEqual(results)
  const known = await server.database.pool.query('select name from sync_mutation where account_id = $1 order by mid', [
    main.user.account,
  ])
  expect(known.rows.slice(-4).map((row) => row.name)).toEqual([
    'campaign_task.create',
    'campaign_audience.create',
    'campaign_task.change',
    'suppression.create',
  ])
})

const renamed = (name: string) =>
  name.replace('email_suppression', 'suppression').replace('email_task', 'campaign_task')
