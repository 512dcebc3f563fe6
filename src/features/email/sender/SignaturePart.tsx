import { Button, Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { EmailSender, Signature } from '#domain/email/sender/sender'
import { Part } from '../../../components/Part.tsx'
import { LogoField } from './LogoField.tsx'
import { SenderFormField, TextField } from './SenderFormField.tsx'
import { SignaturePreview } from './SignaturePreview.tsx'
import type { SenderForm } from './useSenderForm.ts'

const mostLinks = 10
const lines = [
  { name: 'name', type: 'text' },
  { name: 'position', type: 'text' },
  { name: 'company', type: 'text' },
  { name: 'phone', type: 'tel' },
  { name: 'email', type: 'email' },
  { name: 'website', type: 'url' },
] as const

/** What stands below every mail, as it is typed and as it looks. */
export function SignaturePart({ form, sender }: { form: SenderForm; sender: EmailSender | null }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { signature } = form.fields
  const set = (some: Partial<Signature>) => form.set({ signature: { ...signature, ...some } })
  return (
    <Part title={t('sender.signature.title')}>
      <p className={styles.text}>{t('sender.signature.intro')}</p>
      <div className={styles.pairs}>
        {lines.map(({ name, type }) => (
          <TextField
            key={name}
            form={form}
            name={`signature.${name}`}
            type={type}
            label={t(`sender.signature.${name}`)}
            value={signature[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </div>
      <SenderFormField
        form={form}
        name="signature.address"
        label={t('sender.signature.address')}
        hint={t('sender.signature.addressHint')}
      >
        <Textarea
          name="signature.address"
          resize="vertical"
          value={signature.address}
          onChange={(_, { value }) => set({ address: value })}
        />
      </SenderFormField>
      <SocialLinks form={form} links={signature.social_links} onChange={(social_links) => set({ social_links })} />
      {sender ? <LogoField sender={sender} /> : <p className={styles.text}>{t('sender.signature.logoSaveFirst')}</p>}
      <SignaturePreview signature={signature} senderId={sender?.id ?? null} />
    </Part>
  )
}

type LinksProps = { form: SenderForm; links: readonly string[]; onChange: (links: string[]) => void }

function SocialLinks({ form, links, onChange }: LinksProps) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  return (
    <Field label={t('sender.signature.social')}>
      <div className={styles.links} role="group" aria-label={t('sender.signature.social')}>
        {links.map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same, and a place is all that tells them apart
          <div key={at} className={styles.link}>
            <SenderFormField
              form={form}
              name={`signature.social_links.${at}`}
              label={t('sender.signature.socialOne', { number: at + 1 })}
            >
              <Input
                type="url"
                placeholder="https://www.linkedin.com/company/…"
                value={link}
                onChange={(_, { value }) => onChange(links.map((one, place) => (place === at ? value : one)))}
              />
            </SenderFormField>
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={t('sender.signature.socialRemove', { number: at + 1 })}
              onClick={() => onChange(links.filter((_, place) => place !== at))}
            />
          </div>
        ))}
        {links.length < mostLinks && (
          <div>
            <Button size="small" icon={<AddRegular />} onClick={() => onChange([...links, ''])}>
              {t('sender.signature.socialAdd')}
            </Button>
          </div>
        )}
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '& > *': { minWidth: 0 },
  },
  links: { display: 'grid', gap: tokens.spacingVerticalS },
  link: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: tokens.spacingHorizontalS,
  },
})
