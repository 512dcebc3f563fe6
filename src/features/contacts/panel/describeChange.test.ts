import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { threadMutations } from '#domain/assistant/threadMutations'
import { autoMutations } from '#domain/autoMarketing/mutations'
import { autoRuleMutations } from '#domain/autoMarketing/ruleMutations'
import { campaignMutations } from '#domain/campaigns/mutations'
import { channelMutations } from '#domain/channels/mutations'
import { allConversationMutations } from '#domain/conversations/mutations'
import { savedSearchMutations } from '#domain/customs/savedSearchMutations'
import { emailMutations } from '#domain/email/mutations'
import { fairMutations } from '#domain/fair/mutations'
import { leadMutations } from '#domain/leads/mutations'
import { linkedTemplateMutations } from '#domain/linked/templateMutations'
import { mutations } from '#domain/mutations'
import { noticeMutations } from '#domain/notifications/mutations'
import { shopMutations } from '#domain/shop/mutations'
import { smsMutations } from '#domain/sms/mutations'
import { whatsappMutations } from '#domain/whatsapp/mutations'
import { newId } from '#workers/newId'
import { contactsEnUS } from '../texts.en-US.ts'
import { contactsZhCN } from '../texts.zh-CN.ts'

// The page's language choice listens to its window.
Object.assign(globalThis, { addEventListener: () => {} })
const { describeContactChange } = await import('./describeChange.ts')

beforeAll(() =>
  i18next.init({
    lng: 'zh-CN',
    fallbackLng: false,
    resources: { 'zh-CN': { contacts: contactsZhCN }, 'en-US': { contacts: contactsEnUS } },
    interpolation: { escapeValue: false },
  }),
)

const names = { contact: async () => '张伟', label: async () => 'VIP' }
const id = newId()
const change = (name: string, args: unknown) => ({ uid: newId(), name, args, edited_at: 0, state: 'queued' as const })
const words = async (lang: string, name: string, args: unknown) => {
  await i18next.changeLanguage(lang)
  return (await describeContactChange(change(name, args), names))?.title
}

test('a changed field is named with its contact', async () => {
  const args = { ids: [id], fields: { company: '远洋', phones: [] } }
  expect(await words('zh-CN', 'contact.patch', args)).toBe('修改了“张伟”的公司、电话')
  expect(await words('en-US', 'contact.patch', args)).toBe('Changed Company, Phones of “张伟”')
})

test('a batch is told by its size', async () => {
  const rows = Array.from({ length: 250 }, () => ({ id: newId(), name: 'x' }))
  expect(await words('en-US', 'contact.create', { rows })).toBe('Imported 250 contacts')
  expect(await words('zh-CN', 'contact.tag.add', { ids: rows.map((row) => row.id), tag: id })).toBe(
    '为 250 位联系人添加标签“VIP”',
  )
})

test('the one contact of a batch that was refused is named, also when it is gone here', async () => {
  const args = { rows: [{ id, name: '李娜', company: '远洋' }] }
  expect(await words('en-US', 'contact.fill', args)).toBe('Merged imported data into “张伟”')
  const gone = { ...names, contact: async () => null }
  expect((await describeContactChange(change('contact.fill', args), gone))?.title).toBe(
    'Merged imported data into “李娜”',
  )
})

test('one contact can be opened to be corrected', async () => {
  const described = await describeContactChange(change('contact.patch', { ids: [id], fields: { name: 'x' } }), names)
  expect(described?.edit).toBe(`/statistics/contacts?contact=${id}`)
})

test('what was refused and is nowhere else can be written down as a new contact, with what it said', async () => {
  const gone = { ...names, contact: async () => null }
  const phones = [{ full_number: '8613800138000', is_wt: 'unvalidated' }]
  const made = change('contact.create', { rows: [{ id, name: '张伟', company: '远洋', phones }] })
  expect(await describeContactChange({ ...made, state: 'rejected' }, gone)).toMatchObject({
    edit: `/statistics/contacts?new=${made.uid}`,
    detail: '远洋 · +8613800138000',
  })
  const patched = change('contact.patch', { ids: [id], fields: { remark: '下周来访' } })
  expect(await describeContactChange({ ...patched, state: 'rejected' }, gone)).toMatchObject({
    edit: `/statistics/contacts?new=${patched.uid}`,
    detail: '下周来访',
  })
  expect((await describeContactChange(patched, gone))?.edit, 'it may still be taken').toBeUndefined()
})

test('every mutation of the area has words in both languages', async () => {
  const rows = [{ id, name: 'x' }]
  const args = {
    ids: [id],
    rows,
    fields: { name: 'x' },
    id,
    tag: id,
    name: 'x',
    survivor: id,
    merged: [id],
    contacts: [id],
    action: 'stop',
    row: { id, name: 'x' },
    origin: { kind: 'fair', name: 'x', at: null },
  }
  const elsewhere = {
    ...noticeMutations,
    ...campaignMutations,
    ...allConversationMutations,
    ...channelMutations,
    ...emailMutations,
    ...fairMutations,
    ...smsMutations,
    ...whatsappMutations,
    ...leadMutations,
    ...linkedTemplateMutations,
    ...threadMutations,
    ...savedSearchMutations,
    ...shopMutations,
    ...autoMutations,
    ...autoRuleMutations,
  }
  for (const name of Object.keys(mutations).filter((name) => !Object.hasOwn(elsewhere, name)))
    for (const lang of ['zh-CN', 'en-US']) {
      const title = await words(lang, name, args)
      expect(title, `${name} in ${lang}`).toBeTruthy()
      expect(title, `${name} in ${lang}`).not.toContain('change.')
    }
})

test('what is not of this area is left to the others', async () => {
  expect(await describeContactChange(change('email.create', {}), names)).toBeNull()
})
