import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '#domain/errors'
import { errorsEnUS } from '#domain/texts/errors.en-US'
import { errorsZhCN } from '#domain/texts/errors.zh-CN'

/** `says`: what the user reads. `shown`: file and title of the tests, so that none of them goes unnoticed. */
type Case = { what: string; says?: ErrorCode[]; shown: [file: string, ...titles: string[]][] }

const books = 'tests/sheetsRead.test.ts'
const hostile = 'tests/sheetsHostile.test.ts'
const text = 'workers/sheets/read/text.test.ts'
const rows = 'workers/sheets/import/import.test.ts'
const task = 'workers/sheets/import/importTask.test.ts'
const worker = 'tests/sheetsWorker.test.ts'
const out = 'workers/sheets/export/export.test.ts'
const writers = 'workers/sheets/write/writers.test.ts'
const plan = 'src/features/contacts/export/exportPlan.test.ts'
const permit = 'src/lib/exportPermit.test.ts'
const server = 'server/people/exports.test.ts'
const exchange = 'domain/exchange/exchange.test.ts'
const planned = 'src/features/contacts/import/importPlan.test.ts'
const journey = 'tests/e2e/exchange.e2e.ts'
const scripts = 'tests/e2e/badFiles.e2e.ts'
const refused = (...names: string[]): Case['shown'][number] => [
  books,
  '%s is refused for what it is',
  ...names.map((name) => `'${name}'`),
]

/**
 * What people bring in for contacts, and what they ask to take away. One case is not here: a file that a server makes
 * and cannot write (C14), since every file is made on a device.
 */
const cases: Record<string, Case> = {
  B1: { what: 'an empty file', says: ['fileEmpty'], shown: [refused('empty.xlsx')] },
  B2: {
    what: 'something else that is called .xlsx',
    says: ['fileNotWorkbook'],
    shown: [refused('jpeg.xlsx', 'pdf.xls', 'program.xlsx', 'data.xlsx', 'words.xlsx', 'noise.xlsx')],
  },
  B3: {
    what: 'a text of lines that is called .xlsx',
    shown: [[text, 'is known by what is in it; a list of one column by its name']],
  },
  B4: { what: 'a document or a zip', says: ['fileNotWorkbook'], shown: [refused('docx.xlsx', 'zip.xlsx')] },
  B5: { what: 'a page that is called .xls', says: ['fileKindRefused'], shown: [refused('table.xls', 'xml2003.xls')] },
  B6: {
    what: 'a workbook with the other ending',
    shown: [[books, 'a workbook is known by what is in it, not by its name']],
  },
  B7: {
    what: 'a workbook of another kind',
    says: ['fileKindRefused'],
    shown: [refused('macros.xlsm', 'binary.xlsb', 'openoffice.ods.xlsx')],
  },
  B8: {
    what: 'a workbook with a password',
    says: ['filePassword'],
    shown: [refused('password.xlsx', 'password.xls'), [hostile, 'a password on the zip itself is a password']],
  },
  B9: {
    what: 'a file that was cut off',
    says: ['fileDamaged'],
    shown: [
      refused('truncated.xlsx', 'scrambled.xlsx'),
      [books, 'an .xls that was cut off is damaged'],
      [text, 'whose quote is never closed is damaged', 'ends within a card'],
      [task, 'a file that cannot be read leaves no task behind'],
    ],
  },
  B10: {
    what: 'a bomb',
    says: ['fileBomb'],
    shown: [
      refused('overlapping.xlsx'),
      [
        hostile,
        '200 MB packed into 200 KB are stopped',
        'a table of texts that inflates without end is stopped too',
        'more parts than a workbook can have are not looked at',
        'sizes that the file declares are not believed',
      ],
    ],
  },
  B11: {
    what: 'a dimension that lies',
    shown: [[books, 'a declared dimension of a million rows does not matter']],
  },
  B12: {
    what: 'a million rows',
    shown: [
      [hostile, 'a million rows of which only the first are wanted are not inflated to the end'],
      [rows, 'a row that is over the limit is counted and told, not taken'],
      [exchange, 'an import for an email task takes 30,000 rows and says how many it drops'],
    ],
  },
  B13: {
    what: '30,000 rows and one more',
    shown: [[exchange, 'an import for an email task takes 30,000 rows and says how many it drops']],
  },
  B14: {
    what: 'a header and nothing else',
    says: ['sheetEmpty'],
    shown: [[rows, 'a sheet with nothing below its header is said to be empty']],
  },
  B15: {
    what: 'a header that is missing, or not at the top',
    shown: [
      ['domain/contacts/importColumns.test.ts', 'the header is found below titles', 'a list that begins with data'],
    ],
  },
  B16: {
    what: 'headers twice, and such as are parts of JavaScript',
    shown: [
      [books, 'headers named like parts of JavaScript are plain text'],
      [rows, 'headers named like parts of JavaScript are mapped and kept as text'],
      ['domain/contacts/importColumns.test.ts', 'several columns may be phones, emails or remarks, one is the company'],
      [exchange, 'columns of the same names are mapped as they were, in whatever order they come'],
    ],
  },
  B17: {
    what: 'a phone merged over rows',
    shown: [[hostile, 'a cell that is merged over rows has its value in the first one']],
  },
  B18: {
    what: 'phones that are numbers',
    shown: [
      [books, 'every cell of %s arrives as its maker wrote it'],
      [rows, '%j written in %s is %s'],
    ],
  },
  B19: {
    what: 'a number of which Excel lost digits',
    shown: [
      [books, 'a number of which Excel lost digits is marked, one with an exponent is not'],
      [rows, 'a number of which Excel lost digits is reported as such and never taken for a phone'],
    ],
  },
  B20: { what: 'a phone in any writing', shown: [[rows, '%j written in %s is %s', '＋８６ 138 0013 8000']] },
  B21: {
    what: 'days in any writing',
    shown: [
      [books, 'every cell of %s arrives as its maker wrote it'],
      ['domain/contacts/importValues.test.ts', 'the day %s is kept as %s', '2023-02-30'],
    ],
  },
  B22: {
    what: 'formulas and their errors',
    shown: [[books, 'every cell of %s arrives as its maker wrote it']],
  },
  B23: {
    what: 'links, comments, hidden sheets and rows',
    shown: [
      [books, 'every cell of %s arrives as its maker wrote it'],
      [rows, 'a look at a workbook finds the header and what its columns are'],
    ],
  },
  B24: {
    what: 'a cell without end',
    shown: [
      [books, 'a text longer than a cell may be is cut and marked'],
      [text, 'with a cell that is too long has it cut, and says so', 'of one line without an end is read once'],
    ],
  },
  B25: {
    what: 'Chinese in any encoding',
    shown: [
      [books, 'UTF-16 is text too'],
      [text, 'is read as it was written: %s', 'that turns Chinese only after a megabyte is still read right'],
    ],
  },
  B26: {
    what: 'characters that are none',
    shown: [
      ['domain/contacts/importValues.test.ts', 'invisible and control characters are not part of a text'],
      [hostile, 'bytes cut anywhere, or changed anywhere, are an error of the catalogue or rows'],
    ],
  },
  B27: {
    what: 'the same contact again',
    shown: [
      [rows, 'the same contact twice is skipped, merged or added, and every row is counted once'],
      [rows, 'the same file again makes nothing twice'],
    ],
  },
  B28: {
    what: 'text that looks like a formula',
    shown: [
      [writers, 'no cell is a formula, whatever its text says'],
      [text, 'with names of the prototype, links and endless values is text and nothing else'],
    ],
  },
  B29: {
    what: 'thousands of columns',
    shown: [
      [text, 'has no more columns than a sheet'],
      [planned, 'a sheet that is as wide as can be may have columns that nobody reads'],
    ],
  },
  B30: {
    what: 'an import while another one runs',
    shown: [
      [worker, 'a second import waits for the first and sees what it made'],
      [worker, 'an import of another tab is waited for, and what it made is seen'],
    ],
  },
  B31: {
    what: 'a tab that is closed in the middle',
    shown: [
      [task, 'an import whose tab was killed goes on and makes nothing twice'],
      ['src/features/contacts/exchange/importTaskState.test.ts', 'what was broken off goes on where its file is'],
      [journey, 'a tab that is killed in the middle of an import and of an export leaves both to go on with'],
    ],
  },
  B32: {
    what: 'a disk that is full',
    says: ['storageFull'],
    shown: [
      [rows, 'a disk that is full keeps the rows before and says so'],
      [task, 'an import that is stopped says so, and goes on where it stopped'],
    ],
  },
  B33: {
    what: 'a worker that dies',
    says: ['readerCrashed'],
    shown: [['workers/sheets/read/rowsBeside.test.ts', 'a worker that breaks ends the reading']],
  },
  B34: {
    what: 'a file that changes while it is read',
    says: ['readerCrashed'],
    shown: [[worker, 'a file that changed on the disk while it is there says why it cannot be read']],
  },
  B35: {
    what: 'a file that reaches for the prototype',
    shown: [
      [books, 'headers named like parts of JavaScript are plain text'],
      [text, 'with names of the prototype, links and endless values is text and nothing else'],
    ],
  },
  B36: {
    what: 'a file that is dear to read',
    says: ['fileKindRefused'],
    shown: [
      [hostile, '%s that readers of .xls go through again and again is refused by its first bytes'],
      ['domain/contacts/importValues.test.ts', 'a cell of endless %s is gone through once'],
      ['domain/contacts/importColumns.test.ts', 'headers and samples without end are looked at by their start'],
    ],
  },
  B37: {
    what: 'a file that is too large',
    says: ['fileTooLarge'],
    shown: [[worker, 'a file that is too large is refused before it is read']],
  },

  C1: { what: 'an export of nothing', says: ['exportZero'], shown: [[plan, 'the four rules of an export']] },
  C2: {
    what: 'an export of no selection',
    says: ['exportNoneSelected', 'exportNothing'],
    shown: [[plan, 'the four rules of an export']],
  },
  C3: {
    what: '50,000 rows and one more',
    says: ['exportTooMany'],
    shown: [
      [plan, 'the four rules of an export'],
      [out, 'what cannot be exported says why'],
    ],
  },
  C4: { what: 'an amount that is none', shown: [[plan, 'a number is a number']] },
  C5: {
    what: 'an export without a network',
    shown: [[permit, 'without a network what this device knows decides']],
  },
  C6: { what: 'an export that is stopped', shown: [[out, 'a cancelled export gives no file']] },
  C7: {
    what: 'a tab that is closed while it exports',
    shown: [
      ['src/features/contacts/exchange/exportTaskState.test.ts', 'an export that was broken off goes on'],
      [journey, 'a tab that is killed in the middle of an import and of an export leaves both to go on with'],
      [worker, 'the file of an export is kept until it expires'],
    ],
  },
  C8: {
    what: 'an export without the right, or that loses it',
    says: ['exportNotAllowed'],
    shown: [[server, 'that loses %s on the way is not written']],
  },
  C9: {
    what: 'a code at the end of its hour',
    says: ['exportCodeNeeded'],
    shown: [
      [server, 'with a code is open for an hour, and stands in the log with its filter and the rows it had'],
      ['src/lib/exportPass.test.ts', 'no clock of the device wins a minute'],
    ],
  },
  C10: {
    what: 'contacts that go while they are exported',
    shown: [[out, 'a contact that is gone is left out and leaves no hole']],
  },
  C11: {
    what: 'texts that a file cannot hold',
    shown: [[writers, 'what a workbook cannot hold is left out or cut with a note']],
  },
  C12: {
    what: 'formulas in every field',
    shown: [
      [
        writers,
        'no cell is a formula, whatever its text says',
        'is UTF-8 with its mark, quoted where needed, and runs',
      ],
    ],
  },
  C13: {
    what: 'an export while another one runs',
    shown: [[worker, 'two exports at once are written one after the other']],
  },
  C15: {
    what: 'names with signs of paths',
    shown: [['domain/contacts/export.test.ts', 'a sheet wanted as %j is called %j']],
  },
  C16: {
    what: 'an export that is imported again',
    shown: [
      [out, 'an exported workbook comes back by an import with every field'],
      [out, 'cards come back by an import with all that a card can say'],
    ],
  },

  F3: {
    what: 'links that are scripts, or have no scheme',
    shown: [
      ['domain/shared/schema.test.ts', '%s is no web address', 'a link without a scheme opens with http'],
      [rows, 'what cannot be read goes to the remark and into the report, and the row is taken'],
    ],
  },
  F4: {
    what: 'scripts in every cell, and in the name of the file',
    shown: [[scripts, 'a list of scripts is a list of odd names']],
  },
  F7: {
    what: 'characters on top of each other, turned around, or none',
    shown: [
      ['domain/contacts/importValues.test.ts', 'a cell of endless %s is gone through once', 'marks'],
      [task, 'a name that hides what it is, is shown as what it is'],
    ],
  },

  T11: {
    what: 'a hostile workbook',
    shown: [
      [hostile, 'bytes cut anywhere, or changed anywhere, are an error of the catalogue or rows'],
      [hostile, '200 MB packed into 200 KB are stopped'],
      [scripts, 'a lying dimension and a header named __proto__ are read as what they are'],
    ],
  },
  T12: {
    what: 'formulas from one file into the next',
    shown: [
      [writers, 'no cell is a formula, whatever its text says'],
      [out, 'an exported workbook comes back by an import with every field'],
    ],
  },
  T14: {
    what: 'a card with anything in it',
    shown: [
      [
        text,
        'with a picture of megabytes has none of it in memory',
        'with a card in a card is the outer one',
        'only ever begins',
        'with names of the prototype, links and endless values is text and nothing else',
      ],
    ],
  },
}

const root = join(import.meta.dirname, '..')

describe.each(Object.entries(cases))('%s', (_, { what, says = [], shown }) => {
  test.each(shown)(`${what}: %s`, (file, ...titles) => {
    const tests = readFileSync(join(root, file), 'utf8')
    expect(titles.filter((title) => !tests.includes(title))).toEqual([])
  })

  test.each(says)(`${what}: %s is said in both languages`, (code) => {
    expect(errorsZhCN[code]).toMatch(/\p{Script=Han}/u)
    expect(errorsEnUS[code]).not.toMatch(/\p{Script=Han}/u)
  })
})
