/** Recordings that phones and mail programs attach; mail does not say of what kind a file is. */
const endings = new Set('mp3 m4a aac ogg oga opus wav weba amr flac'.split(' '))

/** Whether a file is something to listen to, by its type or, where nobody knows that, by its name. */
export const isSoundFile = ({ mime, name }: { mime: string; name: string }): boolean =>
  mime.startsWith('audio/') ||
  (mime === 'application/octet-stream' && endings.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase()))
