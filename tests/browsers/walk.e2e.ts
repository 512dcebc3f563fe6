import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { read, utils } from 'xlsx'
import { main } from '../e2e/server.ts'
import { test } from './journey.ts'

const workbook = join(import.meta.dirname, '../fixtures/workbooks/openpyxl-zh.xlsx')

/** The file, as soon as all of it is there. */
async function downloaded(folder: string): Promise<string> {
  const isWhole = (name: string) => name.endsWith('.xlsx') && !existsSync(join(folder, `${name}.part`))
  const whole = () => readdirSync(folder).find(isWhole)
  await expect.poll(() => (whole() ? readFileSync(join(folder, whole()!)).length : 0)).toBeGreaterThan(0)
  return join(folder, whole()!)
}

test('sign in, search, edit, create, import, export, and work on without the server', async ({
  driven,
  server,
  open,
}) => {
  server.createMain()
  server.admin('seed', '--username', main.username, '--contacts', '20')
  const screen = await open('en-US')
  await screen.signIn(main.username, main.password)
  await screen.expectTotal(20)
  // Workers for files that Firefox began before that were seen not to answer.
  await screen.untilInstalled()

  await screen.create({ name: 'Ana Silva', company: 'Porto Azul', phone: '+351 912 345 678' })
  await screen.closePanel()
  await screen.importFile(workbook)
  await screen.expectTotal(26)
  await screen.search('13800138000')
  await screen.openContact('王小明')
  await screen.edit('remark', 'Quotation this week')
  await screen.closePanel()
  await screen.search('')
  await screen.expectAllSaved()

  await screen.startExport()
  const { Sheets } = read(readFileSync(await downloaded(driven.downloads)))
  const rows = utils.sheet_to_json<string[]>(Object.values(Sheets)[0]!, { header: 1 })
  expect(rows).toHaveLength(27)
  expect(rows.flat().join('\n')).toContain('+351912345678')
  expect(rows.flat().join('\n')).toContain('Quotation this week')

  // No server: what is on the device opens, changes, and opens again.
  await server.stop('SIGKILL')
  await screen.tab.reload()
  await screen.expectTotal(26)
  await screen.openContact('Ana Silva')
  await screen.edit('remark', 'Met at the booth')
  await screen.closePanel()
  await screen.expectWaiting()
  await server.start()
  await screen.expectAllSaved()
  expect(server.output, 'what this server took, since it runs again').toMatch(
    /"route":"\/api\/sync\/v1\/push","status":200/,
  )
})
