import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ImageRegular } from '@fluentui/react-icons'
import { useEffect, useMemo } from 'react'
import type { FileEntity } from '#domain/blobs/fileOf'
import { useFile } from '../../../lib/fileUrl.ts'
import type { TypedPicture } from './typedPicture.ts'

type Props = {
  picture: TypedPicture | null
  of: { entity: FileEntity; id: string }
  size?: 'small' | 'large'
  alt?: string
}

/** A picture that was just chosen, or the one that a row names. */
export function TypedPictureView({ picture, of, size = 'small', alt = '' }: Props) {
  const styles = useStyles()
  const box = mergeClasses(styles.box, styles[size])
  if (!picture)
    return (
      <span className={box}>
        <ImageRegular aria-hidden="true" />
      </span>
    )
  return picture.bytes ? (
    <NewPicture picture={picture} box={box} alt={alt} />
  ) : (
    <KeptPicture picture={picture} of={of} box={box} alt={alt} />
  )
}

type PictureLook = { picture: TypedPicture; box: string; alt: string }

function NewPicture({ picture, box, alt }: PictureLook) {
  const styles = useStyles()
  const { bytes, mime } = picture
  const url = useMemo(() => (bytes ? URL.createObjectURL(new Blob([bytes], { type: mime })) : null), [bytes, mime])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return <span className={box}>{url && <img className={styles.picture} src={url} alt={alt} />}</span>
}

function KeptPicture({ picture, of, box, alt }: PictureLook & Pick<Props, 'of'>) {
  const styles = useStyles()
  const { url } = useFile(of.entity, of.id, picture.hash)
  return (
    <span className={box}>
      {url ? <img className={styles.picture} src={url} alt={alt} /> : <ImageRegular aria-hidden="true" />}
    </span>
  )
}

const useStyles = makeStyles({
  box: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    fontSize: '20px',
  },
  small: { width: '44px', height: '44px' },
  large: { width: '132px', height: '132px', fontSize: '32px' },
  picture: { width: '100%', height: '100%', objectFit: 'contain' },
})
