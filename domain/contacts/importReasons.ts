import { limits } from '../limits.ts'
import type { Language } from '../texts/errorText.ts'

/** Why a row of an import was not taken, or what of it could not be. {{value}}, {{row}}, {{number}} and {{other}} are filled. */
const en = {
  nothing: 'No name, company, phone or email in this row',
  totalLine: 'A line of totals, not a contact',
  hidden: 'The sheet hides this row',
  duplicateInFile: 'Same contact as row {{row}}',
  duplicateHere: 'Already in your contacts',
  sharedInFile: '“{{value}}” is in row {{row}} too, under another name: imported as a contact of its own',
  sharedHere: '“{{value}}” is that of {{other}} in your contacts too: imported as a contact of its own',
  overLimit: `Rows {{row}}: an import takes at most ${limits.importRows.toLocaleString('en-US')} rows`,
  overEmailLimit: `Rows {{row}}: an email task takes at most ${limits.emailImportRows.toLocaleString('en-US')} rows at once`,
  notKept: '{{value}}',
  phoneUnreadable: '“{{value}}” is not a phone number',
  phoneDoubtful: '“{{value}}” can be a number of two countries: it was read as {{number}}, and may be {{other}}',
  phoneRounded: 'Excel lost digits of “{{value}}”: it keeps 15. Format the column as text and type the number again',
  emailUnreadable: '“{{value}}” is not an email address',
  emailMissing: 'No email address in this row',
  urlUnreadable: '“{{value}}” is not a web address',
  countryUnknown: 'The country “{{value}}” is not known',
  statusUnknown: 'The status “{{value}}” is not known',
  numberUnreadable: '“{{value}}” is not a number',
  dateUnreadable: '“{{value}}” is not a date, or may be two: write it as 2026-04-30',
  optionUnknown: '“{{value}}” is none of the options of its field',
  labelTooLong: 'The label “{{value}}” is too long',
  textCut: '“{{value}}” was too long and was cut',
  tooMany: '“{{value}}” was left out: a contact has no room for more',
  excluded: '“{{value}}” is excluded: nothing is sent to it',
  cellError: 'A cell has the error {{value}} instead of a value',
  cellFormula: 'A cell has a formula without its result. Open the file in Excel, save it and import it again',
}
const enHeads = {
  row: 'Row',
  result: 'Result',
  reason: 'What happened',
  taken: 'Imported; what could not be read is in the remark',
  notTaken: 'Not imported',
  sheet: 'Import report',
}
export type ImportReason = keyof typeof en

const zh = {
  nothing: '该行没有姓名、公司、电话或邮箱',
  totalLine: '该行是合计，不是联系人',
  hidden: '该行在工作表中被隐藏',
  duplicateInFile: '与第 {{row}} 行重复',
  duplicateHere: '联系人中已存在',
  sharedInFile: '“{{value}}”与第 {{row}} 行相同，但姓名不同，已作为单独的联系人导入',
  sharedHere: '“{{value}}”与现有联系人“{{other}}”相同，但姓名不同，已作为单独的联系人导入',
  overLimit: `第 {{row}} 行：单次最多导入 ${limits.importRows} 行`,
  overEmailLimit: `第 {{row}} 行：邮件任务单次最多添加 ${limits.emailImportRows} 行，超出部分已舍弃`,
  notKept: '{{value}}',
  phoneUnreadable: '“{{value}}”不是电话号码',
  phoneDoubtful: '“{{value}}”可能属于两个国家：已按 {{number}} 导入，也可能是 {{other}}',
  phoneRounded: 'Excel 丢失了“{{value}}”的部分数字（仅保留 15 位），请将该列设为文本格式后重新填写',
  emailUnreadable: '“{{value}}”不是邮箱',
  emailMissing: '该行没有邮箱地址',
  urlUnreadable: '“{{value}}”不是网址',
  countryUnknown: '无法识别国家“{{value}}”',
  statusUnknown: '无法识别状态“{{value}}”',
  numberUnreadable: '“{{value}}”不是数字',
  dateUnreadable: '“{{value}}”不是日期，或可能有两种理解，请写成 2026-04-30',
  optionUnknown: '“{{value}}”不是该字段的选项',
  labelTooLong: '标签“{{value}}”过长',
  textCut: '“{{value}}”过长，已截断',
  tooMany: '“{{value}}”超出数量上限，已忽略',
  excluded: '“{{value}}”在排除名单中，不会向其发送任何内容',
  cellError: '单元格的值是错误 {{value}}',
  cellFormula: '单元格只有公式，没有计算结果，请用 Excel 打开并保存后重新导入',
} satisfies Record<ImportReason, string>
const zhHeads = {
  row: '行号',
  result: '结果',
  reason: '说明',
  taken: '已导入，无法识别的内容已放入备注',
  notTaken: '未导入',
  sheet: '导入报告',
} satisfies typeof enHeads

export const reportWords = { 'en-US': enHeads, 'zh-CN': zhHeads } satisfies Record<Language, typeof enHeads>
const words = { 'en-US': en, 'zh-CN': zh } satisfies Record<Language, typeof en>

export function reasonText(
  reason: ImportReason,
  language: Language,
  values: { value?: string; row?: string | number; number?: string; other?: string } = {},
): string {
  return words[language][reason]
    .replace('{{value}}', () => (values.value ?? '').slice(0, 200))
    .replace('{{row}}', () => String(values.row ?? ''))
    .replace('{{number}}', () => values.number ?? '')
    .replace('{{other}}', () => values.other ?? '')
}
