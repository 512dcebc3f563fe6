import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { readCard } from '#domain/fair/readCard'
import { openRecogniser, type Recogniser } from '../workers/fair/recogniser.ts'

const root = join(import.meta.dirname, '..')
const kept = (path: string) => new Uint8Array(readFileSync(join(root, path)))
const trained = (language: string) =>
  new Uint8Array(
    gunzipSync(kept(`node_modules/@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)),
  )
const card = (name: string) => kept(`tests/fixtures/cards/${name}`)

let recogniser: Recogniser
beforeAll(async () => {
  const wasm = kept('node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm')
  recogniser = await openRecogniser({ wasm, eng: trained('eng'), chi_sim: trained('chi_sim') })
})

test('a photographed Chinese card becomes the fields of a contact', () => {
  expect(readCard(recogniser.read(card('zh.png')))).toMatchObject({
    name: '王小明',
    company: '宁波海港电子有限公司',
    position: '销售经理',
    phones: [{ text: '+86 138 0013 8000', kind: 'mobile' }],
    emails: ['wang@haigang.com.cn'],
    company_website: 'www.haigang.com.cn',
    address: '浙江省宁波市鄞州区中山东路1688号',
    country: 'CN',
  })
})

test('an English one too, with the same recogniser', () => {
  expect(readCard(recogniser.read(card('en.png')))).toMatchObject({
    company: 'Nordlicht Elektronik GmbH',
    position: 'Head of Purchasing',
    phones: [{ text: '+49 40 1234567', kind: 'phone' }],
    emails: ['max.mueller@nordlicht.de'],
    address: 'Hafenstrasse 12, 20457 Hamburg, Germany',
    country: 'DE',
  })
})

test('a card on a table, beside a code, is read without what the code looks like', () => {
  expect(readCard(recogniser.read(card('booth.mjpeg')))).toMatchObject({
    name: '王小明',
    company: '宁波海港电子有限公司',
    position: '销售经理',
    emails: ['wang@haigang.com.cn'],
    address: '浙江省宁波市鄞州区中山东路1688号',
    remark: '',
  })
})

test('what is no picture has no lines, and does not stop the next one', () => {
  expect(recogniser.read(new TextEncoder().encode('no picture'))).toEqual([])
  expect(recogniser.read(card('en.png'))).toContain('Head of Purchasing')
})
