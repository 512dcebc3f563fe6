import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { main } from '../e2e/server.ts'
import { say } from '../e2e/words.ts'
import { test } from './journey.ts'

test('an import is undone but for what was edited, and the cards of an export are read back @soak', async ({
  driven,
  server,
  open,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-list-'))
  const list = join(folder, 'fair.csv')
  writeFileSync(list, '公司,联系人,手机\n宁波海港,张伟,13800138000\n华强,李娜,13800138001\n远洋,王芳,13800138002\n')
  server.createMain()
  const screen = await open('zh-CN')
  await screen.signIn(main.username, main.password)
  const { contacts } = screen.words
  const { imports } = contacts.exchange
  await screen.importFile(list)
  await screen.expectTotal(3)
  await screen.openContact('张伟')
  await screen.edit('remark', '报价单本周发')
  await screen.closePanel()

  await screen.chooseAction(imports.title)
  const history = screen.dialog(imports.title)
  await screen.see({ text: say(imports.counts.added_other, { count: 3 }), within: history })
  await screen.pressButton(say(imports.undoOf, { name: 'fair.csv' }), history)
  await screen.pressButton(imports.undo, { role: 'alertdialog' })
  await screen.see({ text: imports.state.undone, within: history })
  await screen.key('Escape')
  await screen.expectTotal(1)

  const { export: words } = contacts
  await screen.pressButton(contacts.actions.export)
  await screen.press({ role: 'radio', name: words.vcf, within: screen.dialog(words.title) })
  await screen.pressButton(words.start, screen.dialog(words.title))
  const cards = () => {
    const name = readdirSync(driven.downloads).find((one) => one.endsWith('.vcf'))
    return name ? readFileSync(join(driven.downloads, name), 'utf8') : ''
  }
  await expect.poll(cards).toContain('END:VCARD')
  expect(cards().match(/BEGIN:VCARD/g)).toHaveLength(1)
  expect(cards()).toContain('张伟')
  rmSync(folder, { recursive: true })
})
