import { expose, transfer } from 'comlink'
import { gzip, type Packer } from './gzip.ts'

const packer = gzip()
expose({
  ...packer,
  async pack(piece) {
    const { size } = await packer.pack(piece)
    return transfer({ size, spare: piece }, [piece.buffer])
  },
} satisfies Packer)
