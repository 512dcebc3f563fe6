import { makeStaticStyles } from '@fluentui/react-components'

/*
 * What a finger is to hit is 44 px, wherever it stands; said here once, because nobody remembers it at each control.
 * The element's name before the class wins over Fluent's own classes, and yields to a rule of a component that says more.
 * A row of a list has its own height, and is hit as a whole.
 */
const controls =
  'button.fui-Button, a.fui-Button, button.fui-MenuButton, button.fui-ToggleButton, button.fui-Dropdown__button'
const fields = 'span.fui-Input, span.fui-SearchBox, select.fui-Select__select, div.fui-Combobox, div.fui-Dropdown'
const choices = 'div.fui-MenuItem, div.fui-MenuItemCheckbox, div.fui-MenuItemRadio, div.fui-Option'
const boxes = 'span.fui-Checkbox:not([role=row] *, td *), span.fui-Radio'

/**
 * A field is as wide as there is room: not as the longest entry of its list, and not as the twenty letters of its font that a
 * browser would have. They left dialogs and forms.
 */
export const useFieldWidths = makeStaticStyles(`
  span.fui-Select, select.fui-Select__select, span.fui-Input, input.fui-Input__input { min-width: 0; }
  span.fui-Input > input.fui-Input__input { width: 100%; }
`)

export const useTouchSizes = makeStaticStyles(`
  @media (pointer: coarse) {
    ${controls} { min-height: 44px; min-width: 44px; }
    ${fields} { min-height: 44px; }
    ${choices} { min-height: 44px; align-items: center; }
    ${boxes} { box-sizing: border-box; min-height: 44px; padding-block: 6px; }
    div.fui-Switch { box-sizing: border-box; min-height: 44px; padding-block: 4px; }
    span.fui-SearchBox__dismiss { padding: 12px; margin: -12px -12px -12px 0; }
    summary { min-height: 44px; align-content: center; }
    input.fui-Input__input, input.fui-Combobox__input, textarea.fui-Textarea__textarea, select.fui-Select__select { font-size: 16px; }
  }
`)
