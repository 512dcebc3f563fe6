import { crc32, deflateRawSync } from 'node:zlib'

/** Small zip and workbook builder for tests and benches; deliberately not the product's own writer. */
export function zipOf(
  parts: readonly (readonly [name: string, data: Buffer])[],
  { stored = false }: { stored?: boolean } = {},
): Blob {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, data] of parts) {
    const packed = stored ? data : deflateRawSync(data)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(stored ? 0 : 8, 8)
    head.writeUInt32LE(crc32(data), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(data.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(offset, 42)
    local.push(head, Buffer.from(name, nameEncoding), packed)
    central.push(entry, Buffer.from(name, nameEncoding))
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Blob([...local, directory, end].map((part) => new Uint8Array(part)))
}

/** Of names each sign is one byte, so that they can be written in any encoding. */
const nameEncoding = 'latin1'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/>`

/** A workbook of one sheet, whatever its XML is; `refersTo`: kinds of parts, such as comments. */
export function bookOf(
  sheet: Buffer,
  shared?: Buffer,
  refersTo: readonly string[] = [],
  styles?: string,
  options: { stored?: boolean } = {},
): Blob {
  const parts: [string, string | Buffer][] = [
    [
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}${styles ? relation('rId3', 'styles', 'styles.xml') : ''}</Relationships>`,
    ],
    ['xl/worksheets/sheet1.xml', sheet],
  ]
  const references = refersTo.map((kind, at) => relation(`rId${at + 1}`, kind, `../${kind}.xml`))
  if (references.length > 0)
    parts.push(['xl/worksheets/_rels/sheet1.xml.rels', `<Relationships>${references.join('')}</Relationships>`])
  if (shared) parts.push(['xl/sharedStrings.xml', shared])
  if (styles) parts.push(['xl/styles.xml', styles])
  const buffers = parts.map(([name, data]) => [name, Buffer.from(data)] as const)
  return zipOf(buffers, options)
}

/** 200 MB of one cell over and over, in some 200 KB. */
export function bombBook(bytes: number): Blob {
  const cell = '<c r="A1" t="inlineStr"><is><t>aaaaaaaaaaaaaaaa</t></is></c>'
  return bookOf(Buffer.from(`<worksheet><sheetData><row>${cell.repeat(Math.ceil(bytes / cell.length))}`))
}

/** An exhibitor list of 28 columns as LibreOffice writes one: texts in a table, a style on every cell. */
export function exhibitorBook(rows: number): Blob {
  const heads =
    '姓名 公司名称 职位 手机 电话 邮箱 网址 国家 地址 成立时间 备注 标签 来源 分类 展位 期数 面积 馆号 传真 微信 QQ 规模 产品 资本 税号 账号 性别 年龄'.split(
      ' ',
    )
  const texts = new Map<string, number>()
  const shared = (text: string) => {
    const known = texts.get(text)
    if (known !== undefined) return known
    texts.set(text, texts.size)
    return texts.size - 1
  }
  const lines: string[] = []
  const add = (cells: (string | number)[]) => {
    const row = lines.length + 1
    const xml = cells.map((cell, at) => {
      const ref = `${at >= 26 ? 'A' : ''}${String.fromCharCode(65 + (at % 26))}${row}`
      return typeof cell === 'number'
        ? `<c r="${ref}" s="1"><v>${cell}</v></c>`
        : `<c r="${ref}" s="1" t="s"><v>${shared(cell)}</v></c>`
    })
    lines.push(
      `<row r="${row}" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false">${xml.join('')}</row>`,
    )
  }
  add(heads)
  for (let at = 0; at < rows; at++) {
    const name = `${'王李张刘陈杨黄赵周吴'[at % 10]}${'伟芳娜秀英敏静丽强磊'[(at * 7) % 10]}${'明超杰涛艳勇军洋'[(at * 3) % 8]}`
    add([
      name,
      `${['Shenzhen', 'Ningbo', '义乌市', 'Hamburg'][at % 4]} ${name} Trading Co., Ltd. ${at}`,
      ['采购经理', 'Buyer', 'CEO', '总经理'][at % 4]!,
      at % 4 === 3 ? 4_915_112_000_000 + at : 13_000_000_000 + at * 7_919,
      `+86 755 ${83_000_000 + at}`,
      `user${at}@example${at % 97}.com`,
      `www.example${at % 97}.com`,
      ['China', '中国', 'CN', 'Germany'][at % 4]!,
      `${at % 999} Renmin Road, Building ${at % 37}, Room ${at}`,
      `${1980 + (at % 40)}-05-18`,
      `Booth ${at % 700} 对新产品感兴趣, follow up by ${at % 28}`,
      'VIP',
      `Canton Fair ${at % 5}`,
      ['Buyer', '代理'][at % 2]!,
      `A-${at % 700}`,
      (at % 3) + 1,
      (at * 31) % 97,
      `Hall ${at % 12}`,
      `0755-${83_000_000 + at}`,
      `wx_${at}`,
      100_000 + at * 13,
      `${(at * 7) % 500} people`,
      ['手机配件', 'LED lights', 'Toys & gifts', '家具'][at % 4]!,
      (at * 997) % 100_000,
      `91440300MA5${String(at).padStart(7, '0')}`,
      `62220240000${String(at).padStart(8, '0')}`,
      at % 2 ? '男' : '女',
      20 + (at % 40),
    ])
  }
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const table = [...texts.keys()].map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')
  return bookOf(
    Buffer.from(`<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`),
    Buffer.from(`<sst xmlns="${main}" count="${rows * 20}" uniqueCount="${texts.size}">${table}</sst>`),
  )
}

const exhibitor = (at: number) => ({
  name: `王${'伟芳娜秀英'[at % 5]}${'明超杰涛'[(at * 3) % 4]}`,
  company: `Ningbo Trading Co. ${at}`,
  phone: `+86138${String(at).padStart(8, '0')}`,
  email: `user${at}@example${at % 97}.com`,
  remark: `Booth ${at % 700} 对新产品感兴趣, follow up by ${at % 28}`,
})

/** The same people as lines of a .csv. */
export function exhibitorText(rows: number): Blob {
  const lines = Array.from({ length: rows }, (_, at) => {
    const { name, company, phone, email, remark } = exhibitor(at)
    return `${name},${company},${phone},${email},"${remark}"\r\n`
  })
  return new Blob(['姓名,公司名称,手机,邮箱,备注\r\n', ...lines])
}

/** And as the cards of a phone. */
export function exhibitorCards(rows: number): Blob {
  const cards = Array.from({ length: rows }, (_, at) => {
    const { name, company, phone, email, remark } = exhibitor(at)
    const lines = [`FN:${name}`, `ORG:${company}`, `TEL;TYPE=CELL:${phone}`, `EMAIL:${email}`, `NOTE:${remark}`]
    return `BEGIN:VCARD\r\nVERSION:3.0\r\n${lines.join('\r\n')}\r\nEND:VCARD\r\n`
  })
  return new Blob(cards)
}
