import type { Language } from '#domain/texts/errorText'
import type { BlobStore } from '../../blobs/store.ts'
import { asSystem } from '../../db/scope.ts'
import { dossierFiles, readDossier } from '../../erasure/dossier.ts'
import { onePerson, type PersonSubject } from '../../erasure/subject.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import { serverNow } from '../../people/serverNow.ts'
import { type ZipFile, zip } from '../../zip.ts'
import { asJson, fileName, makeDocument } from './document.ts'
import type { PersonContext } from './find.ts'
import { readablePerson } from './readable.ts'
import { finishRequest } from './requests.ts'

type ExportContext = PersonContext & { by: By; store: BlobStore; language: Language }

/** Everything about one person as a file, and in the record that it was handed out. */
export async function exportPerson(exporting: ExportContext, subject: PersonSubject): Promise<Buffer<ArrayBuffer>> {
  const { database, areas, account, by, store, language } = exporting
  const { document, files } = await asSystem(database, async (connection) => {
    const found = await onePerson(connection, account, subject)
    const dossier = await readDossier(connection, areas, account, found)
    const document = await makeDocument(connection, areas, account, dossier, await serverNow(connection))
    const about = found.address ? [found.address] : []
    const done = { kind: 'access' as const, address: found.address, about, reason: '' }
    const target = await finishRequest(connection, by, done)
    const detail = { contacts: found.contacts.length }
    await recordOperation(connection, { ...by, action: 'dataRights.export', target, detail })
    const { rows: files } = await connection.query<{ key: string; sha256: string }>(
      'select key, sha256 from blob where account_id = $1 and sha256 = any($2::text[])',
      [account, dossierFiles(dossier, areas).map(({ hash }) => hash)],
    )
    const names = new Map(dossierFiles(dossier, areas).map((file) => [file.hash, fileName(file)]))
    return { document, files: files.map(({ key, sha256 }) => ({ key, name: names.get(sha256)! })) }
  })
  const at = new Date(document.made_at)
  const packed: ZipFile[] = [
    { name: 'person.json', bytes: Buffer.from(JSON.stringify(asJson(document), null, 2)), at },
    { name: 'person.html', bytes: Buffer.from(readablePerson(document, areas, language)), at },
  ]
  for (const { key, name } of files) {
    const bytes = await store.get(key)
    if (bytes) packed.push({ name, bytes, at })
  }
  return zip(packed)
}
