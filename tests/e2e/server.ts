import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFlags } from '../../server/nodeFlags.ts'
import { copyCluster } from '../../server/testing/cluster.ts'

const root = join(import.meta.dirname, '../..')

export type Main = { username: string; email: string; phone: string; password: string }
export const main: Main = {
  username: 'haigang',
  email: 'sales@haigang.example',
  phone: '+8613800138000',
  password: 'fair winds 2026',
}

/** The operator's tool, on the data of a running server. */
export function admin(data: string, ...args: string[]): void {
  const result = spawnSync(process.execPath, ['server/admin.ts', ...args], {
    cwd: root,
    env: { ...process.env, FAIRLEAD_DATA: data, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`admin ${args[0]}: ${result.stdout}${result.stderr}`)
}

/** A real server process with a data folder of its own; it survives `kill()` and starts again on the same data and port. */
export class TestServer {
  readonly data = mkdtempSync(join(tmpdir(), 'fairlead-e2e-'))
  url = ''
  output = ''
  private child: ChildProcess | undefined
  private readonly options: string[]
  private readonly settings: Record<string, string>

  constructor(options: string[] = [], settings: Record<string, string> = {}) {
    this.options = options
    this.settings = settings
  }

  async start(): Promise<string> {
    if (!existsSync(join(this.data, 'postgres'))) await copyCluster(this.data)
    const port = this.url ? new URL(this.url).port : '0'
    const env = {
      ...process.env,
      FAIRLEAD_DATA: this.data,
      FAIRLEAD_WATERMARK: this.data,
      DATABASE_URL: '',
      PORT: port,
      HOST: '127.0.0.1',
      ...this.settings,
    }
    const command = [...nodeFlags, 'server/main.ts', ...this.options]
    const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    this.output = ''
    this.url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output += chunk.toString()
        const found = /runs at (http:\/\/\S+?)\/?\s/.exec(this.output)
        if (found) resolve(found[1]!)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${this.output}`)))
    })
    return this.url
  }

  /** The key of the one-time link that was printed. */
  get setupLink(): string {
    const found = /(http:\/\/\S+\/login#setup=\S+)/.exec(this.output)
    if (!found) throw new Error(`no one-time link in:\n${this.output}`)
    return found[1]!
  }

  admin(...args: string[]): void {
    admin(this.data, ...args)
  }

  /** `products`: their numbers, with commas between them. */
  createMain(user: Main = main, products = ''): void {
    this.admin(
      'create-company',
      '--username',
      user.username,
      '--email',
      user.email,
      '--phone',
      user.phone,
      '--password',
      user.password,
      ...(products ? ['--products', products] : []),
    )
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.data, { recursive: true, force: true })
  }
}
