import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { certificate } from '../../testing/certificate.ts'

/** A true IMAP server for one user, on loopback ports of its own: what the made-up one says is measured by it. */
export type Dovecot = {
  port: number
  tlsPort: number
  user: string
  password: string
  /** where its mails lie, for a server that takes them in */
  maildir: string
  deliver: (source: string, folder?: 'INBOX' | 'Junk') => Promise<void>
  /** Runs `doveadm` for the user. */
  manage: (...given: string[]) => Promise<string>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** Why there is none here; null where there is. */
export async function dovecotMissing(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'Dovecot starts its processes as root only'
  try {
    await promisify(execFile)('dovecot', ['--version'])
    return null
  } catch {
    return 'Dovecot is not installed (apt-get install dovecot-imapd)'
  }
}

export async function openDovecot(): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'))
  const [port, tlsPort] = [await freePort(), await freePort()]
  const user = 'sales@seller.example'
  const password = 'correct horse'
  const config = join(folder, 'dovecot.conf')
  await mkdir(join(folder, 'mail'))
  await promisify(execFile)('chown', ['-R', 'mail:mail', join(folder, 'mail')])
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'users'), `${user}:{PLAIN}${password}\n`)
  await writeFile(join(folder, 'cert.pem'), certificate.cert)
  await writeFile(join(folder, 'key.pem'), certificate.key)
  await writeFile(config, configOf(folder, port, tlsPort))
  const opened: Dovecot = {
    port,
    tlsPort,
    user,
    password,
    maildir: join(folder, 'mail', user),
    async deliver(source, name = 'INBOX') {
      await withInput('doveadm', ['-c', config, 'save', '-u', user, '-m', name], source)
    },
    async manage(...given) {
      return (await promisify(execFile)('doveadm', ['-c', config, ...given])).stdout
    },
    async restart() {
      await end(running)
      running = await start(config, port)
    },
    async stop() {
      await end(running)
      await rm(folder, { recursive: true, force: true })
    },
  }
  let running = await start(config, port)
  return opened
}

const configOf = (folder: string, port: number, tlsPort: number) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
log_path = ${folder}/log
mail_location = maildir:${folder}/mail/%u
mail_uid = mail
mail_gid = mail
first_valid_uid = 1
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
default_internal_user = dovecot
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=mail gid=mail home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  mailbox Junk {
    auto = create
    special_use = \\Junk
  }
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
`

async function start(config: string, port: number): Promise<ChildProcess> {
  const running = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' })
  await answersAt(port)
  return running
}

/** Until somebody takes connections there, or ten seconds are over. */
export async function answersAt(port: number): Promise<void> {
  for (let tries = 0; tries < 200 && !(await answers(port)); tries++) await sleep(50)
}

async function end(running: ChildProcess) {
  const gone = once(running, 'exit')
  if (running.exitCode === null && running.kill()) await gone
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

async function withInput(command: string, given: string[], input: string): Promise<void> {
  const running = spawn(command, given, { stdio: ['pipe', 'ignore', 'inherit'] })
  running.stdin.end(input)
  const [code] = await once(running, 'exit')
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}`)
}
