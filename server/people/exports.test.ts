import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { subAccountCalls as calls } from '#domain/subAccounts/calls'
import { type ExportGrant, grantText } from '#domain/subAccounts/exportGrant'
import { inNewCompany } from '../testing/company.ts'
import { Device, newTestId } from '../testing/device.ts'
import type { TestServer } from '../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let bob: Device

inNewCompany(2, async (company) => {
  ;({ server, main } = company)
  ;[ann, bob] = company.subs as [Device, Device]
  await main.get(calls.setExportData, { type: 'agree', subuserids: [idOf(ann), idOf(bob)] })
  await main.get(calls.operateExportVerify, { type: 'on' })
})

const idOf = ({ user }: Device) => user.id
const minute = 60_000
const newExport = (id = newTestId()) => ({ id, rows: 3, filter: '?tag=fair', what: 'contacts.xlsx' })
const codeFor = async (device: Device) =>
  (await main.get(calls.operateExportVerify, { type: 'code', subuserid: idOf(device) })).code!
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const opened = async (device: Device) => device.get(calls.verifyExport, { captcha: await codeFor(device) })
const refusal = async (device: Device, call: (typeof calls)[keyof typeof calls], input: object) =>
  (await device.ask(call, input)).body.error
const log = async () => {
  const { rows } = await server.database.pool.query<{ action: string; user_id: string; detail: object }>(
    `select action, user_id, detail from operation where account_id = $1 and action like 'export.%' order by at`,
    [main.user.account],
  )
  return rows
}
const laterBy = (ms: number) =>
  server.database.pool.query('update export_grant set expires_at = expires_at - $1, issued_at = issued_at - $1', [ms])

describe('an export', () => {
  test('needs the right, and with verification a code; both refusals are in the log', async () => {
    await main.get(calls.setExportData, { type: 'reject', subuserids: [idOf(bob)] })
    expect(await refusal(bob, calls.exportBegan, newExport())).toBe('exportNotAllowed')
    expect(await refusal(bob, calls.verifyExport, { captcha: '000000' })).toBe('exportNotAllowed')
    const { body } = await ann.ask(calls.exportBegan, newExport())
    expect(body).toMatchObject({ error: 'exportCodeNeeded', values: { minutes: 60 } })
    expect((await log()).map(({ action, user_id }) => [action, user_id])).toEqual([
      ['export.refused', idOf(bob)],
      ['export.refused', idOf(ann)],
    ])
  })

  test('with a code is open for an hour, and stands in the log with its filter and the rows it had', async () => {
    await opened(ann)
    const { id, ...rest } = newExport()
    await ann.get(calls.exportBegan, { id, ...rest })
    await ann.get(calls.exportBegan, { id, ...rest })
    await ann.get(calls.exportDone, { id, state: 'writing', rows: 2 })
    await ann.get(calls.exportDone, { id, state: 'written', rows: 2 })
    await ann.get(calls.exportDone, { id, state: 'written', rows: 2 })
    expect(await log()).toMatchObject([
      { action: 'export.began', detail: { filter: '?tag=fair', rows: 3, allowed: true } },
      { action: 'export.written', detail: { filter: '?tag=fair', rows: 2 } },
    ])
    await laterBy(limits.exportVerificationMinutes * minute)
    expect(await refusal(ann, calls.exportBegan, newExport())).toBe('exportCodeNeeded')
  })

  test('of the main account, and without verification, needs no code', async () => {
    await main.get(calls.exportBegan, newExport())
    await main.get(calls.operateExportVerify, { type: 'off' })
    await ann.get(calls.exportBegan, newExport())
    expect(await log()).toHaveLength(2)
  })

  test.each([
    ['its permission', () => main.get(calls.operateExportVerify, { type: 'revoke', subuserids: [idOf(ann)] })],
    ['its right', () => main.get(calls.setExportData, { type: 'reject', subuserids: [idOf(ann)] })],
    ['its hour', () => laterBy(limits.exportVerificationMinutes * minute)],
  ])('that loses %s on the way is not written', async (_, lose) => {
    await opened(ann)
    const began = newExport()
    await ann.get(calls.exportBegan, began)
    await lose()
    const code = await refusal(ann, calls.exportDone, { id: began.id, state: 'writing', rows: 3 })
    expect(['exportCodeNeeded', 'exportNotAllowed']).toContain(code)
    expect((await log()).at(-1)).toMatchObject({ action: 'export.refused' })
  })

  test('is not hidden behind another one of the same name', async () => {
    await opened(ann)
    const began = newExport()
    await ann.get(calls.exportBegan, began)
    expect(await refusal(ann, calls.exportBegan, { ...began, filter: '' })).toBe('exists')
    expect(await refusal(main, calls.exportBegan, began)).toBe('exists')
    await ann.get(calls.exportDone, { id: began.id, state: 'written', rows: 3 })
    expect(await refusal(ann, calls.exportBegan, began)).toBe('exists')
  })

  test('of somebody else is not there', async () => {
    await opened(ann)
    const began = newExport()
    await ann.get(calls.exportBegan, began)
    const done = { id: began.id, state: 'written', rows: 3 }
    expect(await refusal(bob, calls.exportDone, done)).toBe('notFound')
    expect(await refusal(main, calls.exportDone, { ...done, id: newTestId() })).toBe('notFound')
  })
})

describe('a code', () => {
  test('opens once, and only for the sub account that it was made for', async () => {
    const captcha = await codeFor(ann)
    expect(await refusal(bob, calls.verifyExport, { captcha })).toBe('exportCodeOver')
    await ann.get(calls.verifyExport, { captcha })
    expect(await refusal(ann, calls.verifyExport, { captcha })).toBe('exportCodeOver')
    expect(await refusal(bob, calls.exportBegan, newExport())).toBe('exportCodeNeeded')
  })

  test('that many use at once opens for one', async () => {
    const captcha = await codeFor(ann)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ann.ask(calls.verifyExport, { captcha })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes five tries, the right one no longer after them; a new one begins anew', async () => {
    const code = await codeFor(ann)
    const tries = []
    for (let n = 0; n < 5; n++) tries.push(await refusal(ann, calls.verifyExport, { captcha: wrongOf(code) }))
    expect(tries).toEqual([...Array.from({ length: 4 }, () => 'exportCodeWrong'), 'exportCodeOver'])
    expect(await refusal(ann, calls.verifyExport, { captcha: code })).toBe('exportCodeOver')
    await opened(ann)
  })

  test('is good for ten minutes, and an older one ends with a newer one', async () => {
    const older = await codeFor(ann)
    const newer = await codeFor(ann)
    if (older !== newer) expect(await refusal(ann, calls.verifyExport, { captcha: older })).toBe('exportCodeWrong')
    await server.database.pool.query(`update export_code set expires_at = expires_at - interval '10 minutes 1 second'`)
    expect(await refusal(ann, calls.verifyExport, { captcha: newer })).toBe('exportCodeOver')
  })

  test('is kept nowhere as it was told', async () => {
    const code = await codeFor(ann)
    const { rows } = await server.database.pool.query(
      'select to_jsonb(o)::text as row from operation o union all select to_jsonb(c)::text from export_code c',
    )
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('the permission', () => {
  test('holds for the session that it was given in, and no longer after signing in anew', async () => {
    const { grant } = await opened(ann)
    expect(grant.user).toBe(idOf(ann))
    const elsewhere = await new Device(server.url).signIn(ann.user.username, 'a long password')
    expect(await refusal(elsewhere, calls.exportBegan, newExport())).toBe('exportCodeNeeded')
  })

  test('is signed, so that a device can tell it from one that was stretched', async () => {
    const { grant, public_key } = await opened(ann)
    const key = createPublicKey({ key: Buffer.from(public_key, 'base64'), format: 'der', type: 'spki' })
    const isGood = (given: ExportGrant) =>
      verify(null, Buffer.from(grantText(given)), key, Buffer.from(given.signature, 'base64url'))
    expect(isGood(grant)).toBe(true)
    expect(isGood({ ...grant, expires_at: grant.expires_at + 1 })).toBe(false)
    expect(grant.expires_at - grant.issued_at).toBe(60 * minute)
  })

  describe('carried where no network is', () => {
    const tell = async (grant: ExportGrant | null, at: number) => {
      const began = newExport()
      await ann.get(calls.exportBegan, { ...began, offline: { at, grant } })
      await ann.get(calls.exportDone, { id: began.id, state: 'written', rows: 3 })
      return (await log()).filter(({ action }) => action === 'export.began').at(-1)!.detail
    }

    test('is told afterwards, from another session as well, and stands in the log as allowed', async () => {
      const { grant } = await opened(ann)
      ann = await new Device(server.url).signIn(ann.user.username, 'a long password')
      expect(await tell(grant, grant.issued_at + 1)).toMatchObject({ offline: true, allowed: true })
    })

    test.each([
      ['none at all', () => null],
      ['one that was stretched', (grant: ExportGrant) => ({ ...grant, expires_at: grant.expires_at + 1 })],
      ['one of somebody else', (grant: ExportGrant) => ({ ...grant, user: idOf(bob) })],
    ])('with %s it is in the log all the same, as not allowed', async (_, change) => {
      const { grant } = await opened(ann)
      expect(await tell(change(grant), grant.issued_at + 1)).toMatchObject({ offline: true, allowed: false })
    })

    test('outside its hour, or after it was revoked, it is not allowed', async () => {
      const { grant } = await opened(ann)
      expect(await tell(grant, grant.issued_at - 1)).toMatchObject({ allowed: false })
      await main.get(calls.operateExportVerify, { type: 'revoke', subuserids: [idOf(ann)] })
      expect(await tell(grant, Date.now() + minute)).toMatchObject({ allowed: false })
    })
  })
})
