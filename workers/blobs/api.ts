import { type BlobMime } from '#domain/blobs/blob'
import { type FileEntity } from '#domain/blobs/fileOf'
import { type Failure } from '../sheets/api.ts'
import { type NewFile } from '../sync/core/ports.ts'

export type ShopPictureCut = 'square' | 'fitted' | 'whole'
export type ShopPictureResult = Failure | { kind: 'made'; file: NewFile; width: number; height: number }
export type NewFileResult = Failure | { kind: 'made'; file: NewFile }

/** What is made here is kept by the change that names it (`mutateAll`), and sent when there is a network. */
export type FilesApi = {
  /** `taken`: by the camera just now, which makes larger files than anybody would choose. */
  picture(file: Blob, options: { taken: boolean }): Promise<NewFileResult>
  /** Of a shop: a square, or the whole of it on white. */
  shopPicture(file: Blob, cut: ShopPictureCut): Promise<ShopPictureResult>
  sound(blob: Blob, mime: BlobMime): Promise<NewFileResult>
  /** Whatever somebody chose; only its size is limited. */
  attachment(file: Blob): Promise<NewFileResult>
  /** Somebody looks at the file that this row names: it is fetched when it is not here. */
  want(entity: FileEntity, id: string): Promise<void>
  /** What failed for good is tried again. */
  retry(hash: string): Promise<void>
}
