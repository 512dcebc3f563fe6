import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  OGG,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { expect, test } from 'vitest'
import { packOgg } from './voiceMessage.ts'

/** 'OpusHead', version 1, one channel, no samples to skip, 48 kHz, no gain, mapping 0 */
const opusHead = new Uint8Array([79, 112, 117, 115, 72, 101, 97, 100, 1, 1, 0, 0, 128, 187, 0, 0, 0, 0, 0])
const packets = Array.from({ length: 500 }, (_, at) => new Uint8Array([0x78, at % 256, at >> 8, 7]))

async function recorded(): Promise<Blob> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  const decoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1, description: opusHead }
  for (const [at, data] of packets.entries())
    await source.add(new EncodedPacket(data, 'key', at * 0.02, 0.02), { decoderConfig })
  await output.finalize()
  return new Blob([target.buffer!], { type: 'audio/webm' })
}

test('a recording keeps each piece of its sound in the file that phones take', async () => {
  const packed = await packOgg(await recorded())
  expect(new TextDecoder().decode(await packed.slice(0, 4).arrayBuffer())).toBe('OggS')
  const input = new Input({ source: new BlobSource(packed), formats: [OGG] })
  const track = await input.getPrimaryAudioTrack()
  const found: number[][] = []
  for await (const { data } of new EncodedPacketSink(track!).packets()) found.push([...data])
  expect(found).toEqual(packets.map((data) => [...data]))
  expect(await input.computeDuration()).toBeCloseTo(10, 1)
})

test('what is no recording is refused', async () => {
  await expect(packOgg(new Blob(['nothing that was said']))).rejects.toThrow()
})
