// What the product is made of: a list of components with their licences (SBOM), and what the registry knows against them.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const linkedDriver = 'server/linked/package'
/** Of packages that say their licence in a file alone. */
const licencesInFiles = { 'png-js': 'MIT' }
const severities = ['critical', 'high', 'moderate', 'low', 'info']

/**
 * Writes a CycloneDX file of everything that runs, Node included (PostgreSQL is one of the packages). It is made from the
 * lock file: `npm sbom --omit dev` leaves out what a development package needs as well, such as nodemailer.
 */
export function writeSbom(file = 'sbom.cdx.json') {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { name, version } = packages['']
  const components = [
    ...componentsIn(packages),
    // Fetched apart, when a phone is first linked.
    ...componentsIn(JSON.parse(readFileSync(`${linkedDriver}/package-lock.json`, 'utf8')).packages).map((one) => ({
      ...one,
      scope: 'optional',
    })),
    { type: 'platform', ...identity('generic', 'node', process.versions.node), licenses: [{ expression: 'MIT' }] },
  ]
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...identity('npm', name, version) } },
    components: [...new Map(components.map((one) => [one.purl, one])).values()],
  }
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${file}: ${sbom.components.length} components`)
  for (const [licence, count] of licenceCounts(sbom.components)) console.log(`${String(count).padStart(5)}  ${licence}`)
  const unlicensed = sbom.components.filter(({ licenses }) => !licenses.length)
  return unlicensed.length ? fail(`Without a licence: ${unlicensed.map(({ purl }) => purl).join(', ')}`) : 0
}

const componentsIn = (packages) =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, found]) => componentOf(found.name ?? path.slice(path.lastIndexOf('node_modules/') + 13), found))

function componentOf(name, { version, license = licencesInFiles[name], integrity, optional }) {
  return {
    type: 'library',
    ...identity('npm', name, version),
    scope: optional ? 'optional' : 'required',
    licenses: license ? [{ expression: license }] : [],
    hashes: integrity ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] : [],
  }
}

function identity(type, name, version) {
  const purl = `pkg:${type}/${name.replace('@', '%40')}@${version}`
  return { 'bom-ref': purl, name, version, purl }
}

/** 0: nothing known that is high or critical, 1: something is, 2: nobody could be asked. */
export function checkAdvisories() {
  const answers = ['.', linkedDriver].map((folder) =>
    npm(['audit', '--omit', 'dev', '--loglevel=error', '--package-lock-only', '--prefix', folder]),
  )
  const silent = answers.find(({ json }) => !json?.vulnerabilities)
  if (silent) return fail(`The registry could not be asked for advisories: ${silent.json?.message ?? silent.error}`, 2)
  const advisories = answers.flatMap(({ json }) =>
    Object.values(json.vulnerabilities).flatMap(({ via }) => via.filter((one) => typeof one === 'object')),
  )
  const known = [...new Map(advisories.map((one) => [one.url, one])).values()].toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  )
  for (const { severity, name, range, title, url } of known)
    console.log(`${severity.padEnd(8)}  ${name} ${range}\n          ${title}\n          ${url}`)
  const serious = known.filter(({ severity }) => severity === 'critical' || severity === 'high')
  console.log(`${known.length} advisories, ${serious.length} of them high or critical`)
  return serious.length ? 1 : 0
}

function npm(args) {
  const { stdout, stderr, error } = spawnSync('npm', [...args, '--json'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  })
  try {
    return { json: JSON.parse(stdout), error: stderr }
  } catch {
    return { json: null, error: error?.message ?? (stderr || 'npm printed nothing') }
  }
}

function licenceCounts(components) {
  const counts = new Map()
  for (const { expression } of components.flatMap(({ licenses }) => licenses))
    counts.set(expression, (counts.get(expression) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

function fail(sentence, status = 1) {
  console.error(sentence)
  return status
}
