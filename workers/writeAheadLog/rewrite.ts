import { databaseName } from '../database/schema.ts'
import { sealingFor } from '../lock/keyring.ts'
import { replaceFile } from '../privateFiles/replace.ts'
import { dropLogbook, logFolder, mostSlots, type Owner, pathOf } from './files.ts'
import { fromPages, toPage } from './pages.ts'

/**
 * Seals or opens what is written, as this page writes now and while nobody else works with it. Where that cannot be done
 * the second copy goes.
 */
export async function rewriteLogbook(owner: Owner): Promise<void> {
  const sealing = sealingFor(databaseName(owner))
  try {
    const files = await logFolder(owner)
    if (files) await rewriteFiles(owner, files, (bytes) => toPage(fromPages(bytes, sealing) ?? [], sealing))
  } catch (error) {
    console.error(error)
    await dropLogbook(owner).catch(console.error)
  }
}

async function rewriteFiles(
  owner: Owner,
  files: FileSystemDirectoryHandle,
  change: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>,
) {
  for (let n = 0; n < mostSlots; n++) {
    const file = await files.getFileHandle(`${n}`).catch(() => null)
    if (!file) return
    const bytes = new Uint8Array(await (await file.getFile()).arrayBuffer())
    if (bytes.length === 0) continue
    await replaceFile(pathOf(owner, `${n}`), file, change(bytes))
  }
}
