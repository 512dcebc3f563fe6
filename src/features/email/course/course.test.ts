import { expect, test } from 'vitest'
import { healthOf } from '#domain/campaigns/stopRules'
import { parseDmarc } from '#domain/email/deliverability/dmarc'
import { isSpf } from '#domain/email/deliverability/spfRecord'
import type { EmailSender } from '#domain/email/sender/sender'
import { warmUpDaily } from '#domain/email/sender/sender'
import { features } from '../../index.ts'
import { chapterAfter, chapterIds, chapterShown, chapters, links, options, questions } from './chapters.ts'
import { courseFigures, enoughToStop, warmUpCurve, warmUpDays } from './figures.ts'
import { exampleSender, recordExamples } from './records.ts'
import { courseEnUS } from './texts.en-US.ts'
import { courseZhCN } from './texts.zh-CN.ts'

type Words = { [key: string]: string | Words }
const keysOf = (words: Words, path = ''): string[] =>
  Object.entries(words).flatMap(([key, said]) =>
    typeof said === 'string' ? [path + key] : keysOf(said, `${path}${key}.`),
  )
const saidIn = (words: Words): string[] =>
  Object.values(words).flatMap((one) => (typeof one === 'string' ? [one] : saidIn(one)))
const blanksOf = (said: string) => [...said.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)

test('every chapter says the same things in both languages', () => {
  expect(keysOf(courseZhCN)).toEqual(keysOf(courseEnUS))
  expect(Object.keys(courseEnUS.chapter)).toEqual(chapterIds)
})

test('no part that is written stays unread, and every question has an answer', () => {
  for (const id of chapterIds) {
    const written = courseEnUS.chapter[id]
    expect(chapters[id].parts).toEqual(Object.keys(written.parts))
    expect(Object.keys(written.questions)).toEqual(questions)
    for (const question of questions) expect(options).toContain(chapters[id].answers[question])
  }
})

test('the right answer is not always at the same place', () => {
  const places = chapterIds.flatMap((id) => questions.map((question) => chapters[id].answers[question]))
  for (const option of options) expect(places.filter((place) => place === option).length).toBeGreaterThan(2)
})

test('every blank of a chapter is filled with a figure of the product', () => {
  const figures = courseFigures({ number: String, fileSize: String }, 'friend')
  const filled = new Set([...Object.keys(figures), 'count', 'values'])
  for (const words of [courseEnUS.chapter, courseZhCN.chapter])
    for (const said of saidIn(words))
      for (const blank of blanksOf(said)) expect([said, filled.has(blank)]).toEqual([said, true])
  expect(Object.values(figures)).not.toContain('NaN')
})

test('the course is read from the first chapter to the last, and goes on where it was left', () => {
  expect(chapterShown(null, [])).toBe('domain')
  expect(chapterShown(null, ['domain', 'warmUp'])).toBe('writing')
  expect(chapterShown('law', [])).toBe('law')
  expect(chapterShown('nonsense', chapterIds)).toBe('domain')
  expect(chapterAfter('domain')).toBe('warmUp')
  expect(chapterAfter('fair')).toBeUndefined()
})

test('what is to be done leads to a page of the product', () => {
  const pages = features.flatMap(({ screens }) => screens.map(({ path }) => path as string))
  // The specification's pages of email marketing.
  const specified = ['emailStatistics', 'emailMessage', 'emailTask', 'emailSendSetting'].map(
    (page) => `/emailMarketing/${page}`,
  )
  for (const link of Object.values(links)) expect([...pages, ...specified]).toContain(link)
  for (const id of chapterIds) expect(chapters[id].links.length).toBeGreaterThan(0)
})

test('the drawn curve is the one that senders warm up by', () => {
  expect(warmUpCurve()[0]).toBe(warmUpDaily(0))
  expect(warmUpCurve().at(-1)).toBe(warmUpDaily(warmUpCurve().length - 1))
  const [first, second] = [warmUpDaily(0), warmUpDaily(1)]
  expect([0, 1, first, first + 1, first + second, first + second + 1].map(warmUpDays)).toEqual([0, 1, 1, 2, 2, 3])
})

test('the complaints of the example stop a task, and one fewer does not', () => {
  const sent = 2_000
  expect(healthOf({ sent, bounced: 0, complained: enoughToStop(sent) }).kind).toBe('stop')
  expect(healthOf({ sent, bounced: 0, complained: enoughToStop(sent) - 1 }).kind).toBe('warned')
})

const sender = (address: string, host: string, created_at: number, more: Partial<EmailSender> = {}) =>
  ({ address, smtp: { host }, dkim: null, report: null, created_at, ...more }) as EmailSender
const valuesFor = (senders: EmailSender[]) =>
  Object.fromEntries(recordExamples(exampleSender(senders)).map(({ kind, value }) => [kind, value]))

test('records are shown for the domain of the first sender that has one of its own', () => {
  const senders = [
    sender('sales@Maker.example', 'smtp.office365.com', 3),
    sender('ann@gmail.com', 'smtp.gmail.com', 1),
    sender('later@other.example', 'smtp.other.example', 5),
  ]
  expect(exampleSender(senders)?.domain).toBe('maker.example')
  expect(exampleSender(senders.slice(1, 2))).toBeNull()
  expect(valuesFor(senders).SPF).toBe('v=spf1 include:spf.protection.outlook.com ~all')
  expect(recordExamples(exampleSender(senders)).every(({ name, value }) => /maker\.example/.test(name + value))).toBe(
    true,
  )
})

test('what the server found at a domain is kept, and its own key is the one shown', () => {
  const good = { state: 'green' as const, code: 'mxGood', found: ['5 in.maker.example'], wanted: null }
  const spf = 'v=spf1 include:shop.example a:smtp.maker.example ~all'
  const report = {
    checked_at: 1,
    spf: {
      state: 'yellow',
      code: 'spfOther',
      found: ['v=spf1 include:shop.example ~all'],
      wanted: { type: 'TXT', name: 'maker.example', value: spf },
    },
    dkim: good,
    dmarc: { ...good, found: ['v=DMARC1; p=reject'] },
    mx: good,
  } satisfies EmailSender['report']
  const dkim = { name: 'fl1._domainkey.maker.example', value: 'v=DKIM1; k=rsa; p=AAAA', made_at: 1 }
  expect(valuesFor([sender('sales@maker.example', 'smtp.maker.example', 1, { report, dkim })])).toMatchObject({
    SPF: spf,
    DKIM: dkim.value,
    DMARC: 'v=DMARC1; p=reject',
    MX: '5 in.maker.example',
  })
})

test('without a sender the records are those of example.com, and readable by the rules of the product', () => {
  const records = recordExamples(exampleSender([]))
  expect(records.map(({ kind }) => kind)).toEqual(['SPF', 'DKIM', 'DMARC', 'MX', 'PTR'])
  const valueOf = (wanted: string) => records.find(({ kind }) => kind === wanted)?.value ?? ''
  expect(isSpf(valueOf('SPF'))).toBe(true)
  expect(parseDmarc(valueOf('DMARC'))?.policy).toBe('none')
  expect(records.find(({ kind }) => kind === 'DMARC')?.name).toBe('_dmarc.example.com')
})
