import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  OggOutputFormat,
  Output,
  WEBM,
} from 'mediabunny'

/**
 * A recording as a phone takes it for a voice message: its sound in an Ogg file instead of a WebM file. The sound itself
 * stays as it was recorded.
 */
export async function packOgg(webm: Blob): Promise<Blob> {
  const track = await new Input({ source: new BlobSource(webm), formats: [WEBM] }).getPrimaryAudioTrack()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !decoderConfig) throw new Error('no sound in the recording')
  const target = new BufferTarget()
  const output = new Output({ format: new OggOutputFormat(), target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig })
  await output.finalize()
  return new Blob([target.buffer!], { type: 'audio/ogg' })
}
