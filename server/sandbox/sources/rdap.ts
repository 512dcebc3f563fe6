import type { Log } from '../../log.ts'
import { openSandboxSource, type SandboxSource, type SourceResponse } from './service.ts'

/** A registry with its registrar at one address: the registry at `/registry/`, the registrar at `/registrar/`. */
export const openSandboxRdap = (log: Log, port = 0): Promise<SandboxSource> =>
  openSandboxSource(log, ({ path }, own) => answerAsRegistry(path, own), { port })

type SandboxDomain = { holder: string; created: string; expires: string }

/** Under `.example` every domain of the sandbox's stores is registered; `frei` and `livre` are free. */
function domainOf(name: string): SandboxDomain | null {
  const label = /^([a-z0-9-]+)\.example$/.exec(name)?.[1]
  if (!label || /^(frei|livre)/.test(label)) return null
  const year = 1998 + (label.length % 20)
  return {
    holder: label.startsWith('private') ? 'REDACTED FOR PRIVACY' : `${label.replaceAll('-', ' ')} Ltd`,
    created: `${year}-04-12T08:30:00Z`,
    expires: '2027-04-12T08:30:00Z',
  }
}

function answerAsRegistry(path: string, own: string): SourceResponse {
  const [, role, name] = /^\/(registry|registrar|moved)\/domain\/(.+)$/.exec(path) ?? []
  if (!role || !name) return { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Not Found</h1>' }
  if (role === 'moved') return { status: 302, headers: { location: `${own}/registry/domain/${name}` }, body: '' }
  const domain = domainOf(name)
  return domain ? rdap(domainObject(name, domain, role, own)) : notThere()
}

const rdap = (body: object, status = 200): SourceResponse => ({
  status,
  headers: { 'content-type': 'application/rdap+json' },
  body: { rdapConformance: ['rdap_level_0', 'icann_rdap_response_profile_1'], ...body },
})

const notThere = (): SourceResponse =>
  rdap({ errorCode: 404, title: 'Not Found', description: ['No such domain'] }, 404)

/** A registry says the dates and the registrar; who has the domain is for the registrar to say. */
function domainObject(name: string, { holder, created, expires }: SandboxDomain, role: string, own: string): object {
  const registrar = entity('registrar', [['fn', {}, 'text', 'Sandbox Domains GmbH']])
  const person = ['fn', {}, 'text', 'Ana Silva']
  return {
    objectClassName: 'domain',
    ldhName: name.toUpperCase(),
    status: ['active', 'client transfer prohibited'],
    events: [
      { eventAction: 'registration', eventDate: created },
      { eventAction: 'expiration', eventDate: expires },
      { eventAction: 'last changed', eventDate: '2026-04-13T09:00:00Z' },
    ],
    nameservers: [{ objectClassName: 'nameserver', ldhName: 'NS1.SANDBOX.EXAMPLE' }],
    entities:
      role === 'registrar' ? [registrar, entity('registrant', [person, ['org', {}, 'text', holder]])] : [registrar],
    links:
      role === 'registry'
        ? [{ rel: 'related', type: 'application/rdap+json', href: `${own}/registrar/domain/${name}` }]
        : [],
  }
}

const entity = (role: string, properties: unknown[]): object => ({
  objectClassName: 'entity',
  roles: [role],
  vcardArray: ['vcard', [['version', {}, 'text', '4.0'], ...properties]],
})
