import { type ServerProcess, spawnNode } from './process.ts'

export type DemoProcess = Pick<ServerProcess, 'end'> & { url: string }

/** A demo over the data that a test has put down, in a process of its own that can be killed. `port` '0': a free one. */
export async function startDemoProcess(data: string, port = '0'): Promise<DemoProcess> {
  const settings = JSON.stringify({ data, watermark: data, demo: true })
  const modules = ['start', 'settings', 'log'].map((name) => `import('./server/${name}.ts')`).join(', ')
  const server = spawnNode(
    [
      '-e',
      `Promise.all([${modules}]).then(async ([{ startServer }, { readSettings }, { noLog }]) => {
        const { url } = await startServer({ ...readSettings({ PORT: '${port}' }), ...${settings} }, noLog)
        console.log('Fairlead runs at ' + url)
      })`,
    ],
    data,
  )
  const [, url] = await server.prints(/^Fairlead runs at (\S+)$/m)
  return { end: server.end, url: url! }
}
