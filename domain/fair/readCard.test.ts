import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CardFields, readCard } from './readCard.ts'

const card = (text: string) => readCard(text.split('\n'))
type ExpectedCard = Partial<Omit<CardFields, 'phones'>> & { phones?: [text: string, kind: string][] }

const cards: [what: string, text: string, expected: ExpectedCard][] = [
  [
    'a German card',
    `Nordlicht Elektronik GmbH
Dr. Max Müller
Head of Purchasing
Hafenstraße 12
20457 Hamburg, Germany
Tel: +49 40 1234567
Mobil: +49 151 23456789
Fax: +49 40 1234568
E-Mail: max.mueller@nordlicht.de
www.nordlicht.de`,
    {
      name: 'Max Müller',
      company: 'Nordlicht Elektronik GmbH',
      position: 'Head of Purchasing',
      phones: [
        ['+49 40 1234567', 'phone'],
        ['+49 151 23456789', 'mobile'],
      ],
      emails: ['max.mueller@nordlicht.de'],
      company_website: 'www.nordlicht.de',
      address: 'Hafenstraße 12, 20457 Hamburg, Germany',
      country: 'DE',
      remark: 'Fax: +49 40 1234568',
    },
  ],
  [
    'a Chinese card, its characters parted by the recognition',
    `宁 波 海 港 电 子 有 限 公 司
王 小 明
销 售 经 理
手机：13800138000
电话：0574-8765 4321
邮箱：wang@haigang.com.cn
网址：www.haigang.com.cn
地址：浙江省宁波市鄞州区中山东路1688号海港大厦12楼`,
    {
      name: '王小明',
      company: '宁波海港电子有限公司',
      position: '销售经理',
      phones: [
        ['13800138000', 'mobile'],
        ['0574-8765 4321', 'phone'],
      ],
      emails: ['wang@haigang.com.cn'],
      company_website: 'www.haigang.com.cn',
      address: '浙江省宁波市鄞州区中山东路1688号海港大厦12楼',
      country: 'CN',
      remark: '',
    },
  ],
  [
    'an American card with several values on a line',
    `ACME TOOLS INC.
JOHN A. SMITH
Vice President, Sales
350 Fifth Avenue, Suite 1200
New York, NY 10118
T: (212) 555-0100 | M: (917) 555-0199
john.smith@acmetools.com  acmetools.com`,
    {
      name: 'JOHN A. SMITH',
      company: 'ACME TOOLS INC.',
      position: 'Vice President, Sales',
      phones: [
        ['(212) 555-0100', 'phone'],
        ['(917) 555-0199', 'mobile'],
      ],
      emails: ['john.smith@acmetools.com'],
      company_website: 'acmetools.com',
      address: '350 Fifth Avenue, Suite 1200, New York, NY 10118',
    },
  ],
  [
    'name and title on one line, in Chinese',
    `深圳市创新科技有限公司
李娜 总经理
M: +86 139 1234 5678
lina@cx-tech.com`,
    {
      name: '李娜',
      position: '总经理',
      company: '深圳市创新科技有限公司',
      country: 'CN',
      emails: ['lina@cx-tech.com'],
    },
  ],
  [
    'name and title without a blank',
    `欧阳建国董事长
广州市白云区机场路88号
13912345678`,
    { name: '欧阳建国', position: '董事长', address: '广州市白云区机场路88号', country: 'CN' },
  ],
  [
    'a name in both scripts',
    `张伟
Zhang Wei
Export Manager
Ningbo Harbour Trading Co., Ltd.
Tel 0086-574-87654321
zhangwei@harbour.cn`,
    {
      name: '张伟 / Zhang Wei',
      position: 'Export Manager',
      company: 'Ningbo Harbour Trading Co., Ltd.',
      country: 'CN',
      phones: [['0086-574-87654321', 'phone']],
    },
  ],
  [
    'an Italian company',
    `Rossi & Figli S.r.l.
Giulia Rossi
Responsable Export Manager
Via Roma 25, 20121 Milano, Italia
Cell. +39 347 1234567
giulia@rossifigli.it`,
    {
      name: 'Giulia Rossi',
      company: 'Rossi & Figli S.r.l.',
      country: 'IT',
      address: 'Via Roma 25, 20121 Milano, Italia',
      phones: [['+39 347 1234567', 'mobile']],
    },
  ],
  [
    'an Indian card with a WhatsApp number',
    `Shree Ganesh Exports Pvt. Ltd.
Mr. Rajesh Kumar
Director
WhatsApp: +91 98765 43210
Plot 12, Sector 5, Industrial Area, Noida`,
    {
      name: 'Rajesh Kumar',
      company: 'Shree Ganesh Exports Pvt. Ltd.',
      position: 'Director',
      phones: [['+91 98765 43210', 'whatsapp']],
      country: 'IN',
      address: 'Plot 12, Sector 5, Industrial Area, Noida',
    },
  ],
  [
    'a card of the Emirates, its country only in the calling code',
    `Al Noor Trading LLC
Ahmed Al Farsi
Managing Director
P.O. Box 12345, Dubai
Mob: +971 50 123 4567`,
    { name: 'Ahmed Al Farsi', company: 'Al Noor Trading LLC', country: 'AE', position: 'Managing Director' },
  ],
  [
    'a Japanese number and a Korean address',
    `SEOUL PARTS CO., LTD.
Kim Min-jun
CEO
123 Teheran-ro, Gangnam-gu, Seoul, South Korea
Tel. +81-3-1234-5678`,
    { name: 'Kim Min-jun', country: 'KR', phones: [['+81-3-1234-5678', 'phone']] },
  ],
  [
    'numbers that are no phones',
    `苏州精工机械厂
税号：913205001234567890
QQ：123456789
邮编：215000
微信：wxid_123456
电话：0512-66668888`,
    { company: '苏州精工机械厂', phones: [['0512-66668888', 'phone']], emails: [] },
  ],
  [
    'full-width signs',
    `Ｔｅｌ：＋８６　１３８　００１３　８０００
Ｅ－ｍａｉｌ：ａ＠ｂ．ｃｏｍ`,
    { phones: [['+86 138 0013 8000', 'mobile']], emails: ['a@b.com'], country: 'CN' },
  ],
  ['blanks that the recognition put into an address', 'sales @ fair . com', { emails: ['sales@fair.com'] }],
  ['an extension', 'Tel: +1 416 555 0100 ext. 22', { phones: [['+1 416 555 0100 ext. 22', 'phone']], country: 'CA' }],
]

test.each(cards)('%s', (_, text, { phones, ...expected }) => {
  const read = card(text)
  expect(read).toMatchObject(expected)
  if (phones) expect(read.phones.map(({ text, kind }) => [text, kind])).toEqual(phones)
})

describe('company names', () => {
  test.each([
    'Beta Ltd',
    'Beta LLC',
    'Beta S.p.A.',
    'Beta B.V.',
    'Beta Sdn Bhd',
    'Beta Pty Ltd',
    'BETA A.Ş. Ticaret',
    'Beta Group',
    '北京大学',
    '上海进出口集团',
    '青岛啤酒股份有限公司',
    '义乌市小商品经营部',
    '东京商社',
  ])('%s', (name) => expect(card(name)).toMatchObject({ company: name, name: '' }))
})

describe('titles', () => {
  test.each([
    'CEO',
    'Co-Founder & CTO',
    'Senior Buyer',
    'Sales Engineer',
    'Geschäftsführer',
    '采购总监',
    '外贸业务员',
    '首席执行官',
  ])('%s', (title) => expect(card(`Anna Schmidt\n${title}`)).toMatchObject({ position: title }))
})

describe('names', () => {
  test.each([
    '王芳',
    '欧阳娜娜',
    'Anna Schmidt',
    'Jean-Pierre Dupont',
    'María del Carmen',
    "Sean O'Brien",
    'Ludwig van Bergen',
  ])('%s', (name) => expect(card(name)).toMatchObject({ name, company: '' }))

  test('the one that the email names wins over a slogan', () => {
    expect(card('Better Tools Always\nAnna Schmidt\na.schmidt@beta.de')).toMatchObject({ name: 'Anna Schmidt' })
  })

  test('titles and degrees are no part of them', () => {
    expect(card('Prof. Anna Schmidt, PhD').name).toBe('Anna Schmidt')
    expect(card('王芳女士').name).toBe('王芳')
  })
})

describe('countries', () => {
  test.each([
    ['+44 20 7946 0958', 'GB'],
    ['+1 212 555 0100', 'US'],
    ['0044 20 7946 0958', 'GB'],
    ['+7 495 123 4567', 'RU'],
    ['+7 701 123 4567', 'KZ'],
    ['+852 2123 4567', 'HK'],
    ['+886 2 1234 5678', 'TW'],
    ['+380 44 123 4567', 'UA'],
    ['(212) 555-0100', ''],
  ])('%s is from "%s"', (phone, country) => expect(card(`Tel: ${phone}`).country).toBe(country))

  test('the address says more than the phone', () => {
    expect(card('Add: 1 High Street, London, United Kingdom\nM: +86 138 0013 8000').country).toBe('GB')
  })
})

test('an address over several lines is one address', () => {
  const text = 'Address: Floor 3, Tower B\nAnna Schmidt\n1 Main Road\nSpringfield 12345, Kenya'
  expect(card(text)).toMatchObject({
    name: 'Anna Schmidt',
    address: 'Floor 3, Tower B, 1 Main Road, Springfield 12345, Kenya',
    country: 'KE',
  })
})

test('what cannot be told apart stays in the remark', () => {
  expect(card('quality since 1912\nAnna Schmidt')).toMatchObject({ name: 'Anna Schmidt', remark: 'quality since 1912' })
})

test('a label that was recognised apart from its value is no remark', () => {
  const card = readCard(['John Smith', 'T', '+44 20 7946 0018', 'E', 'john@harbour.co.uk', 'W:', 'www.harbour.co.uk'])
  expect(card).toMatchObject({ name: 'John Smith', emails: ['john@harbour.co.uk'], remark: '' })
  expect(readCard(['Ann Lee', 'Email', 'ann@harbour.co.uk', 'Plan B']).remark).toBe('Plan B')
})

test('a value that stands twice on a card is kept once', () => {
  const read = card('Tel: +49 40 1234567\nPhone +49 (40) 123-4567\na@b.com A@B.com')
  expect(read.phones).toHaveLength(1)
  expect(read.emails).toEqual(['a@b.com'])
})

test('no text breaks it or takes long, and every email of it is found', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom('Tel:', '地址：', 'M: +86', '((((', '1'.repeat(60)),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      expect(readCard([...lines, 'x@example.com']).emails).toContain('x@example.com')
    }),
  )
  const hostile = [
    '1 '.repeat(150),
    '('.repeat(300),
    'a.'.repeat(150),
    'a@'.repeat(150),
    'Tel: '.repeat(60),
    '市路'.repeat(150),
    'x'.repeat(1_000_000),
  ]
  for (const text of hostile) expect(readCard([text])).toBeDefined()
})
