import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { answersAt, type Dovecot, freePort } from './dovecot.ts'

/**
 * A true mail server on a loopback port of its own, beside whatever runs on this machine: it takes all mails, keeps those
 * to the user of a Dovecot in that one's mailbox and all others in one place, and returns what it cannot deliver, as
 * `refused…@` at once, as `nobody…@` and `full…@` by a report to whoever sent it.
 */
type Postfix = {
  port: number
  /** mails to anybody but the user of the mailbox, in no order */
  delivered: () => Promise<string[]>
  /** to whom it could not deliver */
  returned: () => Promise<string[]>
  stop: () => Promise<void>
}

/** Why there is none here; null where there is. */
export async function postfixMissing(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'Postfix starts its processes as root only'
  try {
    await run('postconf', ['-d', 'mail_version'])
    return null
  } catch {
    return 'Postfix is not installed (apt-get install postfix)'
  }
}

const run = promisify(execFile)

export async function openPostfix(dovecot: Pick<Dovecot, 'user' | 'maildir'>): Promise<Postfix> {
  const folder = await mkdtemp(join(tmpdir(), 'postfix-'))
  const port = await freePort()
  const settings = join(folder, 'etc')
  const others = join(folder, 'others')
  await chmod(folder, 0o755)
  for (const name of ['etc', 'spool', 'lib', 'others']) await mkdir(join(folder, name))
  await run('chown', ['postfix', join(folder, 'lib')])
  await run('chown', ['mail:mail', others])
  await writeFile(join(settings, 'main.cf'), mainOf(folder))
  await writeFile(join(settings, 'master.cf'), masterOf(port))
  await writeFile(join(settings, 'domains'), '/\\.example$/ all of them\n')
  await writeFile(join(settings, 'mailboxes'), mailboxesOf(dovecot, others))
  await writeFile(join(settings, 'refused'), '/^refused/ 550 5.1.1 no such user here\n')
  await writeFile(join(settings, 'routes'), '/^full/ error:5.2.2 mailbox full\n')
  await run('postfix', ['-c', settings, 'start'])
  await answersAt(port)
  return {
    port,
    async delivered() {
      const names = await readdir(join(others, 'new')).catch(() => [])
      return Promise.all(names.map((name) => readFile(join(others, 'new', name), 'latin1')))
    },
    async returned() {
      const log = await readFile(join(folder, 'log'), 'utf8')
      return [...log.matchAll(/ to=<([^>]+)>.* status=bounced/g)].map(([, to]) => to ?? '')
    },
    async stop() {
      await run('postfix', ['-c', settings, 'stop'])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Paths from the root; one that ends with a slash is a Maildir. */
const mailboxesOf = ({ user, maildir }: Pick<Dovecot, 'user' | 'maildir'>, others: string) => {
  const [local, domain] = user.split('@') as [string, string]
  return [
    `/^${local}(\\+.*)?@${domain.replaceAll('.', '\\.')}$/ ${maildir.slice(1)}/`,
    `!/^nobody/ ${others.slice(1)}/`,
    '',
  ].join('\n')
}

const mainOf = (folder: string) => `
compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/lib
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
mail_owner = postfix
setgid_group = postdrop
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
myhostname = mx.example
mydestination =
alias_maps =
disable_dns_lookups = yes
recipient_delimiter = +
virtual_mailbox_domains = regexp:${folder}/etc/domains
virtual_mailbox_base = /
virtual_mailbox_maps = regexp:${folder}/etc/mailboxes
virtual_uid_maps = static:8
virtual_gid_maps = static:8
virtual_minimum_uid = 1
transport_maps = regexp:${folder}/etc/routes
smtpd_reject_unlisted_recipient = no
smtpd_recipient_restrictions = check_recipient_access regexp:${folder}/etc/refused, permit_mynetworks, reject
default_process_limit = 20
`

const masterOf = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`
