import { Button, Field, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PictureRef, pictureMimes } from '#domain/blobs/blob'
import type { EmailSender } from '#domain/email/sender/sender'
import { AppError } from '#domain/errors'
import type { NewFileResult } from '#workers/blobs/api'
import { FileInput } from '../../../components/FileInput.tsx'
import { useClient } from '../../../lib/client.ts'
import { useFile } from '../../../lib/fileUrl.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** The picture is kept on this device and sent when there is a network; saved as soon as it is chosen. */
export function LogoField({ sender }: { sender: EmailSender }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { isBusy, take, remove } = useLogo(sender)
  const input = useRef<HTMLInputElement>(null)
  const { logo } = sender.signature
  return (
    <Field label={t('sender.signature.logo')}>
      <div className={styles.root}>
        {logo && <Picture sender={sender} logo={logo} />}
        <Button onClick={() => input.current?.click()} {...(isBusy && { disabledFocusable: true })}>
          {t(logo ? 'sender.signature.logoChange' : 'sender.signature.logoAdd')}
        </Button>
        {logo && (
          <Button appearance="subtle" onClick={() => void remove()}>
            {t('sender.signature.logoRemove')}
          </Button>
        )}
        {isBusy && <Spinner size="tiny" />}
        <FileInput
          input={input}
          name="logo"
          accept={pictureMimes.join(',')}
          onFiles={([file]) => file && void take(file)}
        />
      </div>
    </Field>
  )
}

function Picture({ sender, logo }: { sender: EmailSender; logo: PictureRef }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { url } = useFile('email_sender', sender.id, logo.hash)
  return url ? <img src={url} alt={t('sender.signature.logo')} className={styles.picture} /> : <Spinner size="tiny" />
}

type NewLogoFile = Extract<NewFileResult, { kind: 'made' }>['file']

function useLogo({ id, signature }: EmailSender) {
  const { t } = useTranslation('email')
  const { sync, files } = useClient()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const put = async (logo: PictureRef | null, file?: NewLogoFile): Promise<boolean> => {
    const args = { id, fields: { signature: { ...signature, logo } } }
    const saved = await sync.mutateAll([{ name: 'email_sender.patch', args, ...(file && { files: [file] }) }])
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }
  const undo = () => void put(signature.logo)
  const take = async (chosen: File) => {
    setBusy(true)
    const made = await files.picture(chosen, { taken: false })
    if (made.kind === 'failed') toasts.failed(new AppError(made.code, made.values && { values: made.values }))
    else if (await put(made.file.ref as PictureRef, made.file)) toasts.done(t('sender.signature.logoSaved'), { undo })
    setBusy(false)
  }
  const remove = async () => {
    if (await put(null)) toasts.done(t('sender.signature.logoRemoved'), { undo })
  }
  return { isBusy, take, remove }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  picture: {
    maxWidth: '120px',
    maxHeight: '48px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'white',
  },
})
