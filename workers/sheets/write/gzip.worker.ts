import { expose, transfer } from 'comlink'
import { gzip, type Packer } from './gzip.ts'

const packer = gzip()
const api = {
  ...packer,
  isUp: () => true,
  async pack(piece: Parameters<Packer['pack']>[0]) {
    const { size } = await packer.pack(piece)
    return transfer({ size, spare: piece }, [piece.buffer])
  },
}
export type GzipWorkerApi = typeof api
expose(api)
