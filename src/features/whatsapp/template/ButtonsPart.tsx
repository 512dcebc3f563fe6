import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { type TemplateButton, templateLimits } from '#domain/whatsapp/template'
import { Part } from '../../../components/Part.tsx'
import { ButtonFields } from './ButtonFields.tsx'
import type { TemplateFormState } from './useTemplateForm.ts'

const fresh: Record<TemplateButton['kind'], TemplateButton> = {
  url: { kind: 'url', text: '', url: 'https://', example: '' },
  phone: { kind: 'phone', text: '', phone: '' },
  reply: { kind: 'reply', text: '' },
  copy: { kind: 'copy', code: '' },
}
const kinds = ['url', 'phone', 'reply', 'copy'] as const

/** Taps of the receiver, in the order in which the phone shows them. */
export function ButtonsPart({ form }: { form: TemplateFormState }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const { typed, set } = form
  const { buttons } = typed
  const countOf = (kind: TemplateButton['kind']) => buttons.filter((one) => one.kind === kind).length
  return (
    <Part title={t('template.button.title')}>
      <p className={styles.intro}>{t('template.button.intro')}</p>
      {buttons.length > 0 && (
        <ol className={styles.list}>
          {buttons.map((_, n) => (
            // What a button is, is where it stands.
            // oxlint-disable-next-line react/no-array-index-key
            <ButtonItem key={n} n={n} form={form} />
          ))}
        </ol>
      )}
      {buttons.length < templateLimits.buttons && (
        <div>
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button icon={<AddRegular />}>{t('template.button.add')}</Button>
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {kinds.map((kind) => (
                  <MenuItem
                    key={kind}
                    disabled={countOf(kind) >= templateLimits.ofKind[kind]}
                    onClick={() => set({ buttons: withButton(buttons, fresh[kind]) })}
                  >
                    {t(`template.button.kinds.${kind}`)}
                  </MenuItem>
                ))}
              </MenuList>
            </MenuPopover>
          </Menu>
        </div>
      )}
    </Part>
  )
}

/** A quick reply is put beside the others. */
function withButton(buttons: readonly TemplateButton[], button: TemplateButton): TemplateButton[] {
  const last = button.kind === 'reply' ? buttons.findLastIndex(({ kind }) => kind === 'reply') : -1
  return last < 0 ? [...buttons, button] : buttons.toSpliced(last + 1, 0, button)
}

function ButtonItem({ n, form }: { n: number; form: TemplateFormState }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const { typed, set, faults } = form
  const { buttons } = typed
  const button = buttons[n]!
  const move = (to: number) => set({ buttons: buttons.toSpliced(n, 1).toSpliced(to, 0, button) })
  const named = { n: n + 1 }
  return (
    <li className={styles.item} aria-label={t('template.button.nth', named)}>
      <div className={styles.head}>
        <strong className={styles.kind}>{t(`template.button.kinds.${button.kind}`)}</strong>
        <Button
          appearance="subtle"
          icon={<ArrowUpRegular />}
          aria-label={t('template.button.up', named)}
          disabledFocusable={n === 0}
          onClick={() => n > 0 && move(n - 1)}
        />
        <Button
          appearance="subtle"
          icon={<ArrowDownRegular />}
          aria-label={t('template.button.down', named)}
          disabledFocusable={n === buttons.length - 1}
          onClick={() => n < buttons.length - 1 && move(n + 1)}
        />
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('template.button.remove', named)}
          onClick={() => set({ buttons: buttons.toSpliced(n, 1) })}
        />
      </div>
      <ButtonFields
        button={button}
        language={typed.language}
        fault={faults.wordsFor({ part: 'button', n })}
        targetFault={faults.wordsFor({ part: 'buttonTarget', n })}
        onChange={(next) => set({ buttons: buttons.with(n, next) })}
      />
    </li>
  )
}

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gap: tokens.spacingVerticalL, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  kind: { flexGrow: 1 },
})
