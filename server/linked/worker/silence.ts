/**
 * Loaded before anything else of the worker: the library's Signal part writes whole sessions with their private keys to the
 * console. Nothing of that leaves this file; how often it tried is counted.
 */
let count = 0
const swallow = () => {
  count += 1
}
for (const name of [
  'log',
  'info',
  'warn',
  'error',
  'debug',
  'trace',
  'dir',
  'table',
  'group',
  'groupCollapsed',
] as const)
  console[name] = swallow

// For each of its questions the library makes an error that most often nobody sees, and its stack costs as much as a message.
Error.stackTraceLimit = 0

export const silencedLines = (): number => count
