// Loaded before the server (`node --import`): ends the process, as a power cut would, at one point of a push.
import { subscribe } from 'node:diagnostics_channel'
import pg from 'pg'
import { syncCalls } from '../../domain/sync/protocol.ts'

/** Where: the query that is met, and whether it is about to go out, on its way unanswered, or answered. */
const points = {
  'before it begins': [/^begin/, 'before'],
  'when the scope is set': [/^begin.*set local role/, 'after'],
  'when the device is known': [/insert into sync_replica/, 'after'],
  'before the rows are written': [/^(insert into|update) contact/, 'before'],
  'when the rows are written': [/^(insert into|update) contact/, 'after'],
  'when the counter is taken': [/update sync_account set seq/, 'after'],
  'before the answers are written': [/insert into sync_mutation/, 'before'],
  'when the answers are written': [/insert into sync_mutation/, 'after'],
  'before the commit': [/^commit/, 'before'],
  'while the commit is on its way': [/^commit/, 'during'],
  'after the commit, before the answer': [/^commit/, 'after'],
}

/** What the server asks while it begins is no push. */
let isAsked = false
subscribe('http.server.request.start', ({ request }) => {
  isAsked ||= request.url === syncCalls.push.path
})

const [pattern, moment] = points[process.env.CRASH_AT]
let left = Number(process.env.CRASH_COUNT)
const die = () => process.kill(process.pid, 'SIGKILL')

const query = pg.Client.prototype.query
pg.Client.prototype.query = function (config, ...rest) {
  const sql = typeof config === 'string' ? config : (config?.text ?? '')
  if (sql.startsWith('begin')) this.isPush = false
  if (/insert into sync_mutation/.test(sql)) this.isPush = true
  const isHere = isAsked && pattern.test(sql) && (this.isPush || !sql.startsWith('commit')) && --left <= 0
  if (isHere && moment === 'before') die()
  const answer = query.call(this, config, ...rest)
  if (isHere && moment === 'during') die()
  if (isHere && moment === 'after') answer?.then?.(die, die)
  return answer
}
