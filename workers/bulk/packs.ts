/** What has to be kept for an undo, as deflated JSON: a hundred thousand deleted contacts take ten megabytes and not two hundred. */
export async function packed(items: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await through(new CompressionStream('deflate-raw'), JSON.stringify(items)).arrayBuffer())
}

export const unpacked = async (pack: Uint8Array<ArrayBuffer>): Promise<unknown[]> =>
  (await through(new DecompressionStream('deflate-raw'), pack).json()) as unknown[]

const through = (stream: CompressionStream | DecompressionStream, bytes: BlobPart) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream))
