import { expect, test } from 'vitest'
import { checkSetup, emptySetup } from './setupDraft.ts'

const draft = {
  ...emptySetup,
  username: '李娜',
  email: 'Li@Example.com',
  password: 'harbour line',
  again: 'harbour line',
}
const wrong = async (change: Partial<typeof draft>) => {
  const outcome = await checkSetup({ ...draft, ...change }, 'key')
  if (outcome.kind !== 'wrong') throw new Error('it was taken')
  return outcome
}

test('a main account needs a name, a way to be reached and a password', async () => {
  expect(await checkSetup(draft, 'key')).toMatchObject({
    kind: 'ready',
    input: { username: '李娜', email: 'li@example.com', mobile: null, password: 'harbour line', setup_key: 'key' },
  })
  expect((await wrong({ email: '' })).contactNeeded).toBe(true)
})

test('passwords that differ are said so at the second one', async () => {
  expect((await wrong({ again: 'harbour lime' })).fields.again?.code).toBe('passwordsDiffer')
})

test('a phone is kept as digits with its country code', async () => {
  const kept = async (mobile: string) => {
    const outcome = await checkSetup({ ...draft, mobile }, 'key')
    return outcome.kind === 'ready' ? outcome.input.mobile : outcome.fields.mobile?.code
  }
  expect(await kept('138 0013 8000')).toBe('8613800138000')
  expect(await kept('+49 30 901820')).toBe('4930901820')
  expect(await kept('call me')).toBe('phoneInvalid')
})
