import { describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { openWorkbook } from './openWorkbook.ts'
import type { SheetRow } from './workbook.ts'

type Content = string | Uint8Array<ArrayBuffer>

const file = (content: Content, name = 'list.csv') => new File([content], name)

async function rowsOf(given: Blob, options: { limit?: number; whole?: number } = {}): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const batch of (await openWorkbook(given)).rows(0, options)) rows.push(...batch)
  return rows
}
const cellsOf = async (content: Content, name?: string) => (await rowsOf(file(content, name))).map(({ cells }) => cells)

/** 姓名,公司 / 张伟,宁波海港 as Chinese Windows writes it. */
const gbk = Uint8Array.from([
  0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb9, 0xab, 0xcb, 0xbe, 0x0d, 0x0a, 0xd5, 0xc5, 0xce, 0xb0, 0x2c, 0xc4, 0xfe, 0xb2,
  0xa8, 0xba, 0xa3, 0xb8, 0xdb, 0x0d, 0x0a,
])
const chinese = [
  ['姓名', '公司'],
  ['张伟', '宁波海港'],
]
const wide = (text: string, big = false) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !big)
  return bytes
}

describe('a text of lines', () => {
  const plain = '姓名,公司\r\n张伟,宁波海港\r\n'
  test.each([
    ['UTF-8', plain],
    ['UTF-8 with a mark', `\uFEFF${plain}`],
    ['GB18030', gbk],
    ['UTF-16 with a mark', wide(`\uFEFF${plain}`)],
    ['UTF-16 of the other order', wide(`\uFEFF${plain}`, true)],
  ])('is read as it was written: %s', async (_, content) => {
    expect(await cellsOf(content)).toEqual(chinese)
  })

  test('with the accents of Western Windows is not taken for Chinese', async () => {
    const western = Uint8Array.from('name,company\nMüller,Söhne & Co\n', (sign) => sign.charCodeAt(0))
    expect((await cellsOf(western))[1]).toEqual(['Müller', 'Söhne & Co'])
  })

  test('without a mark is UTF-16 when every second byte is nothing', async () => {
    expect(await cellsOf(wide('name,mail\nann,ann@example.com\n'))).toEqual([
      ['name', 'mail'],
      ['ann', 'ann@example.com'],
    ])
  })

  test('that turns Chinese only after a megabyte is still read right', async () => {
    const many = `name,company\n${'ann,harbour\n'.repeat(100_000)}`
    const bytes = new Uint8Array([...new TextEncoder().encode(many), ...gbk.subarray(11)])
    expect((await cellsOf(bytes)).at(-1)).toEqual(chinese[1])
  })

  test.each([
    ['comma', 'a,b\n1,2\n'],
    ['tab', 'a\tb\n1\t2\n'],
    ['semicolon', 'a;b\n1;2\n'],
    ['bar', 'a|b\n1|2\n'],
    ['semicolon beside commas in texts', 'a;b\n1;2\n'],
    ['what Excel says in the first line', 'sep=;\na;b\n1;2\n'],
  ])('is parted by its own sign: %s', async (_, content) => {
    expect(await cellsOf(content)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test('with a decimal comma is parted by semicolons', async () => {
    expect(await cellsOf('name;size\nann;1,5\nbob;2,5\n')).toEqual([
      ['name', 'size'],
      ['ann', '1,5'],
      ['bob', '2,5'],
    ])
  })

  test('has quotes, line breaks in cells and any line ends', async () => {
    expect(await cellsOf('n,t\r"a ""b""","x\r\ny"\r\n5" pipe,"z" more\n\n , \nlast,"line"')).toEqual([
      ['n', 't'],
      ['a "b"', 'x\r\ny'],
      ['5" pipe', 'z more'],
      ['last', 'line'],
    ])
  })

  test('keeps the number of each line, over blank ones too', async () => {
    expect((await rowsOf(file('a,b\n\n\n1,2\n'))).map(({ index }) => index)).toEqual([0, 3])
  })

  test('gives so many rows, and counts the others without reading them', async () => {
    const many = file(`a,b\n${'1,2\n'.repeat(5_000)}`)
    expect(await rowsOf(many, { limit: 10 })).toHaveLength(10)
    const counted = await rowsOf(many, { whole: 3 })
    expect(counted).toHaveLength(5_001)
    expect(counted.slice(2, 4).map(({ cells }) => cells)).toEqual([['1', '2'], []])
  })

  test('whose quote is never closed is damaged, and nothing of it is a cell of megabytes', async () => {
    await expect(rowsOf(file('a,b\n"1,2\n3,4\n'))).rejects.toMatchObject({ code: 'fileDamaged' })
    await expect(rowsOf(file(`a,b\n"${'x'.repeat(3_000_000)}`))).rejects.toMatchObject({ code: 'fileDamaged' })
  })

  test('with a cell that is too long has it cut, and says so', async () => {
    const [, row] = await rowsOf(file(`a,b\n${'x'.repeat(40_000)},2\n`))
    expect(row!.cells.map(({ length }) => length)).toEqual([limits.cellLength, 1])
    expect(row!.notes).toEqual([{ column: 0, kind: 'cut', text: '40000' }])
  })

  test('has no more columns than a sheet', async () => {
    const [row] = await rowsOf(file(`${'x,'.repeat(20_000)}end\n`))
    expect(row!.cells).toHaveLength(limits.importColumns)
  })

  test('is known by what is in it; a list of one column by its name', async () => {
    expect(await cellsOf('a,b\n1,2\n', 'list.xlsx')).toHaveLength(2)
    expect(await cellsOf('email\nann@example.com\n', 'list.csv')).toHaveLength(2)
    await expect(rowsOf(file('only words', 'list.xlsx'))).rejects.toMatchObject({ values: { kind: 'TXT' } })
  })
})

/** Bytes of a text in a writing with one byte for each letter, found by decoding all of them. */
function inOneByte(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  const byLetter = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) byLetter.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte)
  return Uint8Array.from(text, (letter) => byLetter.get(letter) ?? 0x3f)
}

/** The same for writings with two: every pair of bytes is tried. */
function inTwoBytes(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding)
  const byLetter = new Map<string, number[]>()
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) {
      const letter = decoder.decode(Uint8Array.of(first, second))
      if (letter.length === 1 && !byLetter.has(letter)) byLetter.set(letter, [first, second])
    }
  return Uint8Array.from([...text].flatMap((letter) => byLetter.get(letter) ?? [letter.charCodeAt(0)]))
}
const tableOf = (text: string, sign: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(sign))

describe('a text in the writing of its country', () => {
  test.each([
    ['big5', '姓名,公司,電話\n王小明,台北電子股份有限公司,02-27185555\n陳美玲,高雄貿易行,07-3345566\n'],
    ['big5', '姓名,公司\n林志玲,新竹科技\n'],
    ['shift_jis', '氏名,会社名,電話\n山田太郎,株式会社サンプル,03-1234-5678\n鈴木花子,東京商事,06-1111-2222\n'],
    ['euc-jp', '氏名,会社名,電話\n山田太郎,株式会社サンプル,03-1234-5678\n鈴木花子,東京商事,06-1111-2222\n'],
    ['euc-kr', '성명,회사명,전화\n김철수,삼성전자,02-123-4567\n이영희,현대자동차,031-222-3333\n'],
    ['gb18030', '姓名,公司,电话\n李娜,深圳市华强电子有限公司,0755-83779888\n'],
    ['gb18030', 'name,company\nAnn,深圳\n'],
  ])('of East Asia is read: %s', async (encoding, text) => {
    expect(await cellsOf(inTwoBytes(encoding, text))).toEqual(tableOf(text, ','))
  })

  const russian =
    'Компания;Контакт;Телефон\nООО Ромашка;Иванов Иван;+7 495 1234567\nЗАО Север;Петрова Анна;+7 812 7654321\n'
  test.each([
    ['windows-1251', russian],
    ['koi8-r', russian],
    ['ibm866', russian],
    [
      'windows-1250',
      'Firma;Osoba;Telefon\nŁódź Sp. z o.o.;Wiśniewska Małgorzata;+48 22 1234567\nŚląsk S.A.;Żółkiewski Paweł;+48 12 7654321\n',
    ],
    ['windows-1250', 'Název;Jméno\nŠkoda Plzeň;Jiří Dvořák\nČeské dráhy;Růžena Němcová\n'],
    [
      'windows-1254',
      'Firma Adı;Yetkili;Telefon\nİstanbul Tekstil A.Ş.;Ayşe Yılmaz;+90 212 1234567\nÇağrı Gıda;Gökhan Şahin;+90 232 7654321\n',
    ],
    ['windows-1253', 'Εταιρεία;Επαφή;Τηλέφωνο\nΕλληνικά Πλαστικά ΑΕ;Γιώργος Παπαδόπουλος;+30 210 1234567\n'],
    ['windows-874', 'บริษัท;ชื่อ;โทรศัพท์\nสยามเทคโนโลยี;สมชาย ใจดี;02-1234567\nกรุงเทพการค้า;วิภา สุขใจ;02-7654321\n'],
    ['windows-1256', 'الشركة;الاسم;الهاتف\nشركة النور للتجارة;أحمد محمد;+971 4 1234567\n'],
    ['windows-1255', 'חברה;שם;טלפון\nחברת תעשיות בעמ;דוד כהן;03-1234567\n'],
    ['windows-1257', 'Įmonė;Vardas\nŽalgiris UAB;Jonas Šimkus\n'],
    ['windows-1252', 'Empresa;País\nCañón y Compañía;España\n'],
    ['windows-1252', 'Société;Prénom\nCafé Orléans;Hélène\n'],
    ['windows-1252', 'Ditta;Settore\nCittà Più;Società\n'],
    ['macintosh', 'Firma;Name\nMüller & Söhne;Jürgen Groß\n'],
  ])('of letters is read: %s', async (encoding, text) => {
    expect(await cellsOf(inOneByte(encoding, text))).toEqual(tableOf(text, ';'))
  })

  test('is read as somebody chooses it, and parted as somebody chooses', async () => {
    const text = 'Имя|Фирма\nИван|Север, Юг\n'
    const choice = { encoding: 'koi8-r', delimiter: '|' } as const
    const opened = await openWorkbook(file(inOneByte('koi8-r', text)), { text: choice })
    expect(opened.text).toEqual(choice)
    const rows: string[][] = []
    for await (const batch of opened.rows(0)) rows.push(...batch.map(({ cells }) => cells))
    expect(rows).toEqual(tableOf(text, '|'))
  })

  test('with one broken byte in UTF-8 loses that letter alone', async () => {
    const bytes = new TextEncoder().encode('姓名,公司\n张伟,宁波海港\n李娜,深圳?\n')
    bytes[bytes.length - 2] = 0xff
    expect((await cellsOf(bytes)).slice(1)).toEqual([
      ['张伟', '宁波海港'],
      ['李娜', '深圳\ufffd'],
    ])
  })
})

describe('cells that are protected from programs that calculate', () => {
  test('have their digits, and texts that begin like a formula are the texts', async () => {
    const lines = [
      'name,phone',
      '="王小明",="13800138000"',
      '"=""Li, Na""","="',
      '=,=1+1',
      "'=x,'@home GmbH",
      '="a,b",x',
      '1,=',
    ]
    expect((await cellsOf(lines.join('\n'))).slice(1)).toEqual([
      ['王小明', '13800138000'],
      ['Li, Na', '='],
      ['=', '=1+1'],
      ['=x', '@home GmbH'],
      ['a,b', 'x'],
      ['1', '='],
    ])
  })
})

test('lines of titles above a list do not say how it is parted', async () => {
  for (const sign of [';', '\t', '|']) {
    const lines = [
      ['Company', 'Phone', 'City'],
      ['ACME, Inc.', '1', 'X'],
      ['Bolt', '2', 'Y'],
    ]
    const text = `Exhibitors, spring 2025\n\n${lines.map((cells) => cells.join(sign)).join('\n')}\n`
    expect((await cellsOf(text)).slice(1)).toEqual(lines)
  }
})

test('rows are numbered as an editor counts lines, whatever ends them', async () => {
  for (const end of ['\r\n', '\n', '\r']) {
    const text = ['a,b', '', '1,2', '', '', '3,4'].join(end)
    expect((await rowsOf(file(text))).map(({ index }) => index)).toEqual([0, 2, 5])
  }
})

const card = (...lines: string[]) => `BEGIN:VCARD\r\n${lines.join('\r\n')}\r\nEND:VCARD\r\n`
async function cardOf(content: Content): Promise<Record<string, string>> {
  const [header, row] = await rowsOf(file(content, 'card.vcf'))
  return Object.fromEntries(
    header!.cells.map((title, at) => [title, row!.cells[at]!]).filter(([, text]) => text !== ''),
  )
}

describe('a file of cards', () => {
  test('of version 3 is read with folded lines, types, groups and escapes', async () => {
    const text = card(
      'VERSION:3.0',
      'N:Schmidt;Anna;;;',
      'FN:Anna Schmidt',
      'ORG:Schmidt\\, Söhne GmbH;Einkauf',
      'TITLE:Head of pur',
      ' chasing',
      'TEL;TYPE=CELL,VOICE:+49 170 1234567',
      'item1.TEL;TYPE=WORK:+49 40 123456',
      'TEL;TYPE=WORK,FAX:+49 40 123457',
      'EMAIL;TYPE=INTERNET:anna@example.com',
      'EMAIL:office@example.com',
      'URL:https://example.com',
      'ADR;TYPE=WORK:;;Am Hafen 1;Hamburg;;20457;Germany',
      'CATEGORIES:Fair,Steel\\, raw',
      'NOTE:first\\nsecond\\; third',
    )
    expect(await cardOf(text)).toEqual({
      Name: 'Anna Schmidt',
      Company: 'Schmidt, Söhne GmbH',
      Title: 'Einkauf, Head of purchasing',
      Tel: '+49 170 1234567; +49 40 123456',
      Fax: '+49 40 123457',
      Email: 'anna@example.com; office@example.com',
      Website: 'https://example.com',
      Address: 'Am Hafen 1, Hamburg, 20457',
      Country: 'Germany',
      Tags: 'Fair; Steel, raw',
      Remark: 'first\nsecond; third',
    })
  })

  test('of version 2.1 is read with quoted-printable over several lines and its own charset', async () => {
    const lines = [
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=BC=A0;=E4=BC=9F;;;',
      'TEL;CELL:13800138000',
    ]
    const note = 'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=GBK:=C4=FE=B2=A8=\r\n=BA=A3=B8=DB'
    expect(await cardOf(card(...lines, note))).toEqual({ Name: '张伟', Tel: '13800138000', Remark: '宁波海港' })
  })

  test('of version 4 is read with links and quoted parameters', async () => {
    const lines = ['VERSION:4.0', 'FN:Li Na', 'TEL;VALUE=uri;TYPE="voice,cell":tel:+86-138-0013-8000;ext=12']
    expect(await cardOf(card(...lines, 'EMAIL;PREF=1:mailto:li@example.com'))).toEqual({
      Name: 'Li Na',
      Tel: '+86-138-0013-8000 ext 12',
      Email: 'li@example.com',
    })
  })

  test('has a row for each, whatever is between them', async () => {
    const text = `${card('FN:One')}\r\n\r\nnonsense\r\n${card('FN:Two')}${card('X-NOTHING:here')}${card('FN:Three')}`
    const rows = await rowsOf(file(text, 'cards.vcf'))
    expect(rows.map(({ index, cells }) => [index, cells[0]])).toEqual([
      [0, 'Name'],
      [1, 'One'],
      [2, 'Two'],
      [4, 'Three'],
    ])
  })

  test('is read in UTF-16 too, and by what is in it', async () => {
    const text = `\uFEFF${card('VERSION:3.0', 'FN:张伟')}`
    expect((await openWorkbook(new Blob([wide(text)]))).format).toBe('vcf')
    expect(await cardOf(wide(text))).toEqual({ Name: '张伟' })
    expect(await cardOf(text)).toEqual({ Name: '张伟' })
  })

  test('with a picture of megabytes has none of it in memory', async () => {
    const picture = `PHOTO;ENCODING=b;TYPE=JPEG:${'QUJD'.repeat(16)}\r\n ${`${'QUJD'.repeat(18)}\r\n `.repeat(100_000)}==`
    expect(await cardOf(card('VERSION:3.0', 'FN:Ann', picture, 'ORG:Harbour'))).toEqual({
      Name: 'Ann',
      Company: 'Harbour',
    })
  })

  test('of an old Mac, with returns alone, has its cards', async () => {
    const text = card('VERSION:3.0', 'FN:Ann', 'ORG:Harbour').replaceAll('\r\n', '\r')
    expect(await cardOf(text)).toEqual({ Name: 'Ann', Company: 'Harbour' })
  })

  test('of few German letters is not Chinese', async () => {
    const names = ['Sören Groß', 'Jörg Müßig', 'Käthe']
    const text = names.map((name) => card('VERSION:3.0', `FN:${name}`)).join('')
    const rows = await rowsOf(file(inOneByte('windows-1252', text), 'cards.vcf'))
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(names)
  })

  test('with a card in a card is the outer one', async () => {
    expect(await cardOf(card('VERSION:2.1', 'FN:Boss', 'AGENT:', card('FN:Agent').trim(), 'ORG:Harbour'))).toEqual({
      Name: 'Boss',
      Company: 'Harbour',
    })
  })

  test.each([
    ['ends within a card', 'BEGIN:VCARD\r\nFN:Ann\r\n'],
    ['only ever begins', 'BEGIN:VCARD\r\n'.repeat(100_000)],
  ])('that %s is damaged', async (_, text) => {
    await expect(rowsOf(file(text, 'card.vcf'))).rejects.toMatchObject({ code: 'fileDamaged' })
  })

  test('with names of the prototype, links and endless values is text and nothing else', async () => {
    const lines = [
      '__proto__:x',
      'constructor:y',
      'FN:<img onerror=alert(1)>',
      'URL:javascript:alert(1)',
      'NOTE:=cmd|x',
    ]
    const row = await cardOf(card('VERSION:3.0', ...lines, `TITLE:${'x'.repeat(1_000_000)}`))
    expect(row.Name).toBe('<img onerror=alert(1)>')
    expect(row.Title).toHaveLength(limits.cellLength)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('of one line without an end is read once, not once for each piece', async () => {
    const text = card('FN:Ann', `NOTE:${`${'x'.repeat(70)}\r\n `.repeat(200_000)}`)
    const [, row] = await rowsOf(file(text, 'card.vcf'))
    expect(row!.notes).toEqual([{ column: 9, kind: 'cut', text: String(limits.cellLength) }])
  })
})
