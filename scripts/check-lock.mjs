// A lock file that misses a platform package makes `npm ci` fail on every machine; one that names a registry works on few.
import { readFileSync } from 'node:fs'

const complaints = process.argv.slice(2).flatMap((file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved ? [`${file}: ${path} names a registry: ${entry.resolved}`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isInstalledFor(packages, path, name))
      .map((name) => `${file}: ${path || 'the project'} needs optional ${name}, which is missing`),
  ])
})
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length ? 1 : 0)

/** Looks where Node would: beside the package, then one folder further up each time. */
function isInstalledFor(packages, path, name) {
  for (let at = path; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}
