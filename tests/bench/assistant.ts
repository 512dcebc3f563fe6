import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newBotSetting } from '#domain/assistant/bot'
import { answerAsBot } from '../../server/assistant/bot/answerAsBot.ts'
import { findPassages } from '../../server/assistant/bot/findPassages.ts'
import { keepBotText } from '../../server/assistant/bot/keepPassages.ts'
import { countPassages, keepBotSetting } from '../../server/assistant/bot/settingRow.ts'
import { answerResponse } from '../../server/assistant/chat/answerLines.ts'
import { openModelCalls } from '../../server/assistant/models/modelCalls.ts'
import { streamAnswer } from '../../server/assistant/models/streamAnswer.ts'
import { type Database, openDatabase } from '../../server/db/connect.ts'
import { migrate } from '../../server/db/migrate.ts'
import { asSystem } from '../../server/db/scope.ts'
import { noLog } from '../../server/log.ts'
import { createCompany } from '../../server/operator.ts'
import { lampTexts } from '../../server/sample/botTexts.ts'
import { randomFrom } from '../../server/sample/random.ts'
import { openSandboxModel } from '../../server/sandbox/model/modelServer.ts'
import { customerQuestions } from '../fixtures/assistant/questions.ts'
import { type Figure, percentile } from './table.ts'

const passages = 5_000
const streams = 200

/** The bot over many passages, and many answers of a model at once. */
export async function benchAssistant(): Promise<Figure[]> {
  return [...(await botFigures()), ...(await streamFigures())]
}

async function botFigures(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fairlead-bench-'))
  const database = await openDatabase({ data, databaseUrl: null }, noLog)
  try {
    await migrate(database)
    const { account } = await createCompany(database, { username: 'bench', password: 'a long password' })
    const setting = { ...newBotSetting, ...lampTexts, is_on: true, writes: false }
    await asSystem(database, (connection) => keepBotSetting(connection, account, setting))
    const small = await rightOnes(database, account)
    const begun = performance.now()
    await fillUp(database, account)
    const cut = (performance.now() - begun) / 1_000
    await database.pool.query('vacuum analyze bot_term')
    await database.pool.query('vacuum analyze bot_passage')
    const sources = { secrets: null as never, settings: { model: null }, sandbox: null }
    const tools = { database, ask: openModelCalls(() => () => true).ask, sources }
    const times: number[] = []
    for (const round of [0, 1])
      for (const [text] of customerQuestions) {
        const at = performance.now()
        const question = { account, user: null, product: null, id: randomUUID(), setting, channel: null, text }
        await answerAsBot(tools, question, new AbortController().signal)
        if (round > 0) times.push(performance.now() - at)
      }
    return [
      {
        name: 'questions of 100 in two languages whose right passage comes first',
        value: small,
        unit: '',
        against: { name: 'wanted', value: 85, atLeast: 1 },
      },
      {
        name: `the same beside ${(await countPassages(database.pool, account)).toLocaleString('en-US')} passages`,
        value: await rightOnes(database, account),
        unit: '',
        against: { name: 'wanted', value: 85, atLeast: 1 },
      },
      {
        name: 'an answer without a model over them, 95 of 100',
        value: percentile(times, 95),
        unit: 'ms',
        against: { name: 'wanted', value: 50, atMost: 1 },
      },
      { name: 'the same, half of them', value: percentile(times, 50), unit: 'ms' },
      { name: 'cutting and indexing', value: passages / cut, unit: 'passages/s' },
    ]
  } finally {
    await database.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function rightOnes(database: Database, account: string): Promise<number> {
  let right = 0
  for (const [question, answer] of customerQuestions) {
    const [first] = await findPassages(database.pool, account, question)
    if (first?.body.includes(answer)) right++
  }
  return right
}

const english =
  'steel pump valve battery charger cable motor sensor filter bearing housing gasket spring switch relay fuse panel frame bracket hinge handle wheel belt chain gear shaft nozzle hose tank meter'.split(
    ' ',
  )
const chinese =
  '水泵 阀门 电池 电缆 电机 滤芯 轴承 外壳 垫片 弹簧 开关 继电器 面板 支架 铰链 把手 皮带 齿轮 喷嘴 软管 水箱 仪表'.split(
    ' ',
  )

/** Texts of other products, as a company with many of them has. */
async function fillUp(database: Database, account: string): Promise<void> {
  const random = randomFrom(7)
  const line = (n: number) =>
    n % 2
      ? `The ${random.pick(english)} ${random.pick(english)} model ${1_000 + n} has a ${random.pick(english)} of ${random.below(900)} mm and fits a ${random.pick(english)}.`
      : `${random.pick(chinese)}${random.pick(chinese)}型号 ${1_000 + n} 配${random.pick(chinese)}，长 ${random.below(900)} 毫米，适用于${random.pick(chinese)}。`
  for (let at = 0; at < passages; at += 500) {
    const text = Array.from({ length: 500 }, (_, n) => line(at + n)).join('\n')
    await asSystem(database, (connection) =>
      keepBotText(
        connection,
        account,
        { id: randomUUID(), kind: 'document', name: `Products ${at}`, url: '', text, words: 9 },
        Date.now(),
      ),
    )
  }
}

async function streamFigures(): Promise<Figure[]> {
  const model = await openSandboxModel(noLog, { pieceMs: 5 })
  model.script(Array.from({ length: streams }, () => 'A sentence of an answer. '.repeat(60)))
  const file = join(import.meta.dirname, 'assistantStreams.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [file, model.url, String(streams)])
  const { peak } = JSON.parse(stdout) as { peak: number }
  await model.stop()
  return [
    {
      name: `a process with ${streams} answers at once, at most`,
      value: peak,
      unit: 'MB',
      against: { name: 'wanted', value: 300, atMost: 1 },
    },
    {
      name: 'from a model’s first word to ours, 95 of 100',
      value: percentile(await firstWordDelays(), 95),
      unit: 'ms',
      against: { name: 'wanted', value: 150, atMost: 1 },
    },
  ]
}

/** One after the other: from the write at the model's server to the line that a browser is given. */
async function firstWordDelays(): Promise<number[]> {
  let wroteAt = 0
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    setTimeout(() => {
      wroteAt = performance.now()
      response.write('data: {"choices":[{"delta":{"content":"Hello"}}]}\n\n')
      setTimeout(() => response.end('data: [DONE]\n\n'), 5)
    }, 5)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const calls = openModelCalls(() => () => true)
  const delays: number[] = []
  for (let n = 0; n < 100; n++) {
    const stopping = new AbortController()
    const own = { url, key: null, isOwn: true }
    const parts = streamAnswer(calls.ask, own, { model: 'm', messages: [] }, stopping.signal)
    const held = { settle: async () => {} }
    const { body } = answerResponse(parts, { id: '', points: 0, held, log: noLog, stopping })
    for await (const bytes of body!)
      if (Buffer.from(bytes).includes('"text"')) {
        delays.push(performance.now() - wroteAt)
        break
      }
  }
  calls.stop()
  server.closeAllConnections()
  server.close()
  return delays
}
