import { expect, test } from 'vitest'
import type { WhatsappAccount } from '#domain/channels/account'
import { newTemplateContent } from '#domain/whatsapp/template'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { whatsappObstaclesTo } from './whatsappObstacles.ts'

const numbers = [{ setting: { kind: 'cloud', waba: '100000', number: '200000' } }] as WhatsappAccount[]
const content = { ...newTemplateContent, name: 'spring', body: 'Hello {{name}}, see us.' }
const template = { state: 'approved', approved: content, channel_account_id: 'a' } as WhatsappTemplate
const message = { texts: { name: '{{name}}' }, buttons: {}, file: null }
const use = { message, template, waba: '100000' }
const run = (receivers: number, needed = 0) => ({ receivers, points: { needed } })
const known = { enough: true, points: 9 }

test('a message that can be sent to somebody starts', () => {
  expect(whatsappObstaclesTo({ numbers, use, run: run(3, 3), ...known })).toEqual([])
})

test('without a number, with a template that Meta paused, or with nobody to get it, it says each of these', () => {
  const paused = { ...use, template: { ...template, state: 'paused' as const } }
  expect(whatsappObstaclesTo({ numbers: [], use: paused, run: run(0), ...known })).toEqual([
    { kind: 'numberMissing' },
    { kind: 'whatsapp', obstacle: { obstacle: 'paused' } },
    { kind: 'nobody' },
  ])
})

test('before a template is chosen nothing is said of it, and one that is gone is named', () => {
  expect(whatsappObstaclesTo({ numbers, use: null, run: null, enough: null, points: null })).toEqual([])
  const gone = { ...use, template: null, waba: null }
  expect(whatsappObstaclesTo({ numbers, use: gone, run: null, enough: null, points: null })).toEqual([
    { kind: 'whatsapp', obstacle: { obstacle: 'templateGone' } },
  ])
})

test('it says how many points are missing, where that is known', () => {
  expect(whatsappObstaclesTo({ numbers, use, run: run(5, 10), enough: false, points: 4 })).toEqual([
    { kind: 'pointsInsufficient', missing: 6 },
  ])
})
