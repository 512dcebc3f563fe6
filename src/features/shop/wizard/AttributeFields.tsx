import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { withText } from '#domain/shop/texts'
import { countGrid, type ShopAttribute, variantsFor } from '#domain/shop/variants'
import { newId } from '#workers/newId'
import { useToasts } from '../../../lib/toasts.ts'
import type { StepProps } from './wizard.ts'

/** What a product differs in, such as colour and power; the grid of variants follows at once. */
export function AttributeFields({ typed, set, language }: StepProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const toasts = useToasts()
  const { attributes } = typed
  function change(next: ShopAttribute[]) {
    // Without a value nothing differs yet: the grid waits for the first one.
    const ready = next.filter(({ values }) => values.length > 0)
    const variants = variantsFor(ready, typed.variants)
    if (variants === 'tooMany')
      return toasts.info(t('variant.tooMany', { count: countGrid(ready), most: limits.shopVariants }))
    set({ attributes: next, variants })
  }
  const replace = (key: string, some: Partial<ShopAttribute>) =>
    change(attributes.map((one) => (one.key === key ? { ...one, ...some } : one)))
  return (
    <div className={styles.root}>
      {attributes.map((attribute) => (
        <div key={attribute.key} className={styles.attribute}>
          <div className={styles.row}>
            <Input
              className={styles.name}
              name="attribute"
              aria-label={t('variant.attribute')}
              placeholder={t('variant.attributeHint')}
              value={attribute.name[language] ?? ''}
              onChange={(_, { value }) => replace(attribute.key, { name: withText(attribute.name, language, value) })}
            />
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={t('variant.removeAttribute')}
              title={t('variant.removeAttribute')}
              onClick={() => change(attributes.filter(({ key }) => key !== attribute.key))}
            />
          </div>
          <ul className={styles.values}>
            {attribute.values.map((value) => (
              <li key={value.key} className={styles.value}>
                <Input
                  className={styles.short}
                  size="small"
                  name="value"
                  aria-label={t('variant.value')}
                  value={value.name[language] ?? ''}
                  onChange={(_, { value: said }) =>
                    replace(attribute.key, {
                      values: attribute.values.map((one) =>
                        one.key === value.key ? { ...one, name: withText(one.name, language, said) } : one,
                      ),
                    })
                  }
                />
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<DismissRegular />}
                  aria-label={t('variant.removeValue')}
                  title={t('variant.removeValue')}
                  onClick={() =>
                    replace(attribute.key, { values: attribute.values.filter(({ key }) => key !== value.key) })
                  }
                />
              </li>
            ))}
            <li>
              <NewValue
                onValue={(said) =>
                  replace(attribute.key, {
                    values: [...attribute.values, ...said.map((one) => ({ key: newId(), name: { [language]: one } }))],
                  })
                }
              />
            </li>
          </ul>
        </div>
      ))}
      <div>
        <Button
          icon={<AddRegular />}
          disabledFocusable={attributes.length >= limits.shopAttributes}
          onClick={() => set({ attributes: [...attributes, { key: newId(), name: {}, values: [] }] })}
        >
          {t('variant.addAttribute')}
        </Button>
      </div>
    </div>
  )
}

/** Several at once, parted by commas. */
function NewValue({ onValue }: { onValue: (said: string[]) => void }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  function add() {
    const said = typed
      .split(/[,，、;；\n]/)
      .map((one) => one.trim())
      .filter(Boolean)
    if (said.length > 0) onValue(said)
    setTyped('')
  }
  return (
    <span className={styles.value}>
      <Input
        className={styles.new}
        size="small"
        name="newValue"
        aria-label={t('variant.addValue')}
        placeholder={t('variant.addValueHint')}
        value={typed}
        onChange={(_, { value }) => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        onBlur={add}
      />
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  attribute: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  row: { display: 'flex', gap: tokens.spacingHorizontalXS },
  name: { flex: '1 1 0', minWidth: 0, maxWidth: '320px' },
  values: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  value: { display: 'inline-flex', alignItems: 'center' },
  short: { width: '110px' },
  new: { width: '170px' },
})
