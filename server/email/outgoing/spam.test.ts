import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import {
  emailTemplates,
  type TemplateKey,
  templateKeys,
  type EmailTemplate as Words,
} from '#domain/email/render/templates'
import { dkimOptions, makeDkimKey } from '../domains/dkimKey.ts'
import { composeFor, mailBytes } from './compose.ts'
import { prepareMail } from './prepare.ts'
import { campaign, receiver, signature, surroundings } from './testing.ts'

const isInstalled = spawnSync('spamassassin', ['--version']).status === 0
if (!isInstalled) console.info('spam scores are not looked at: spamassassin is not installed here')

const languages = ['en', 'zh'] as const
type Which = { language: (typeof languages)[number]; template: TemplateKey }
const all: Which[] = languages.flatMap((language) => templateKeys.map((template) => ({ language, template })))

/** As its sender would fill it in: every place with words, every link with their own. */
function written({ language, template }: Which): Words {
  const words = language === 'en' ? 'LED lamps' : '灯具'
  const filled = JSON.stringify(emailTemplates[language][template])
    .replaceAll(/\[\[[^\]"{]+\]\]/g, words)
    .replaceAll('https://example.com/your-page', 'https://fair.example/lamps')
  return JSON.parse(filled)
}

const chineseSignature = {
  ...signature,
  name: '林安娜',
  position: '外贸经理',
  company: '飞尔灯具有限公司',
  address: '中国浙江省杭州市湖滨路8号',
}

/** As nobody should. */
const loud: Words = {
  ...emailTemplates.en.greeting,
  theme: 'MAKE MONEY FAST!!! 100% FREE VIAGRA',
  content: [
    {
      id: 'b1',
      block: {
        kind: 'text',
        style: 'plain',
        align: 'left',
        lines: [[{ text: 'DEAR FRIEND, claim your $1,000,000 MILLION DOLLARS lottery prize. Buy viagra, act now!!!' }]],
      },
    },
  ],
}

/** As the receiver's server has it before it is judged. */
async function mailOf(words: Words, id: string, privateKey: string): Promise<string> {
  const isChinese = words.language === 'zh'
  const prepared = await prepareMail(
    {
      ...campaign,
      sender: { ...campaign.sender, signature: isChinese ? chineseSignature : signature },
      dkim: dkimOptions('fair.example', { selector: 'fl20261122', privateKey }),
      message: { ...words, plain: null, attachments: [] },
    },
    surroundings,
  )
  if (prepared.kind !== 'prepared') throw new Error(prepared.problem.code)
  const composed = composeFor(prepared.mail, {
    ...receiver,
    id,
    reason: isChinese ? '您在春季展会上给过我们名片。' : receiver.reason,
  })
  const bytes = await mailBytes(composed)
  return [
    'From anna@fair.example Thu Jan  1 00:00:00 2026',
    `Return-Path: <${composed.envelope.from}>`,
    bytes
      .toString('latin1')
      .replaceAll('\r\n', '\n')
      .replaceAll(/^From /gm, '>From '),
  ].join('\n')
}

/** One run for all mails, since it takes longer to begin than to judge. They come back in any order. No rule asks anybody. */
async function scoresOf(mails: readonly string[]): Promise<Map<string, string>> {
  const judge = spawn('spamassassin', ['--local', '--nocreate-prefs', '--mbox'], { stdio: ['pipe', 'pipe', 'inherit'] })
  judge.stdin.end(mails.map((mail) => `${mail}\n`).join('\n'))
  const said = (await text(judge.stdout)).replaceAll(/\n[ \t]+/g, ' ')
  return new Map(
    said.split(/^(?=From anna@)/m).map((mail) => {
      const [, status = ''] = /^X-Spam-Status: \w+, score=(.*?) autolearn/m.exec(mail) ?? []
      return [/^Message-ID: <(.*?)@/im.exec(mail)?.[1] ?? '', status]
    }),
  )
}

const spam = 5
// A list that says how to leave it is one point to the good, so who is not below has a sign against it.
const most = 0

const idOf = (i: number) => `019aa000-0000-7000-8000-${String(i).padStart(12, '0')}`

describe.skipIf(!isInstalled)('a filter that knows the usual signs', () => {
  test('finds none of the templates suspicious, in neither language', async () => {
    const { privateKey } = await makeDkimKey(new Date())
    const mails = [...all.map(written), loud]
    const scores = await scoresOf(await Promise.all(mails.map((words, i) => mailOf(words, idOf(i), privateKey))))
    const scoreOf = (i: number) => Number.parseFloat(scores.get(idOf(i)) ?? '')
    // Who finds nothing anywhere has not looked.
    expect(scoreOf(all.length)).toBeGreaterThan(spam)
    const suspicious = all.filter((_, i) => !(scoreOf(i) < most))
    expect(suspicious.map((which) => [which, scores.get(idOf(all.indexOf(which)))])).toEqual([])
  })
})
