import { blobKinds } from '#domain/blobs/blob'
import { useVoiceRecorder } from '../../../components/voice/useVoiceRecorder.ts'
import type { VoiceClip } from '../../../components/voice/voiceRecording.ts'
import type { Attacher } from './useAttacher.ts'

/** Records a voice message into the draft, where it can be heard, and taken out, before it is sent. */
export function useVoiceMessage({ attach }: Attacher) {
  return useVoiceRecorder(async ({ blob, mime }: VoiceClip) => {
    const packed = mime === 'audio/webm' ? await oggOf(blob) : blob
    const type = packed === blob ? mime : ('audio/ogg' as const)
    const at = new Date().toLocaleString('sv').replace(' ', '-').replaceAll(':', '')
    attach([new File([packed], `voice-${at}.${blobKinds[type].ending}`, { type })])
  })
}

/** What cannot be packed anew goes as the file that it is. */
async function oggOf(blob: Blob): Promise<Blob> {
  try {
    const { packOgg } = await import('../../../components/voice/voiceMessage.ts')
    return await packOgg(blob)
  } catch (error) {
    console.error(error)
    return blob
  }
}
