import { watchEnds } from './ending.ts'
import { SettingError } from './environment.ts'
import { jsonLog } from './log.ts'
import { startDemo } from './sample/demo.ts'
import { readEnvironment, readSettings } from './settings.ts'
import { startServer } from './start.ts'

const ends = watchEnds(jsonLog)
try {
  const settings = readSettings(readEnvironment())
  // What stands behind it is a folder, for a demo that is kept.
  const demo = process.argv.indexOf('--demo')
  const [folder] = demo > 0 ? process.argv.slice(demo + 1).filter((one) => !one.startsWith('--')) : []
  const linksPhones = !process.argv.includes('--without-phones')
  const running =
    demo > 0
      ? await startDemo(settings, jsonLog, { kept: folder ?? null, linksPhones })
      : await startServer(settings, jsonLog)
  ends.stopBy(running.stop)
  const address = settings.url ?? running.url
  // Both lines at once: whoever waits for the first one may read the second.
  const link =
    running.setupKey && `Create the main account with this one-time link: ${address}/login#setup=${running.setupKey}`
  console.log([`Fairlead runs at ${running.url}`, ...(link ? [link] : [])].join('\n'))
} catch (error) {
  // A wrong setting is a sentence for the operator; anything else needs its stack.
  console.error(error instanceof SettingError ? error.message : error)
  process.exit(1)
}
