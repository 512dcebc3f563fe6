import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import { useEffect, useSyncExternalStore } from 'react'
import { preference } from '../lib/preferences.ts'

/** Harbour blue-green. White on 80 has a contrast of 5.3, on 70 of 6.6; 90 is for large text only. */
const harbour: BrandVariants = {
  10: '#001117',
  20: '#001F27',
  30: '#002F39',
  40: '#003D48',
  50: '#004B59',
  60: '#015A6A',
  70: '#016678',
  80: '#047689',
  90: '#10859B',
  100: '#3697AC',
  110: '#53A9BD',
  120: '#6DB8CA',
  130: '#86C6D6',
  140: '#A0D5E2',
  150: '#BAE3ED',
  160: '#D5F1F8',
}

// Fluent's own stack, with each system's Chinese face before the generic one.
const fontFamilyBase =
  "'Segoe UI', 'Segoe UI Web (West European)', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', " +
  "'PingFang SC', 'Microsoft YaHei UI', 'Microsoft YaHei', 'HarmonyOS Sans SC', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"

const light: Theme = { ...createLightTheme(harbour), fontFamilyBase }
// Fluent takes 100 and 110 here, which is 4.4 on the dark grey; text needs 4.5 also on a hovered card.
const dark: Theme = {
  ...createDarkTheme(harbour),
  fontFamilyBase,
  colorBrandForeground1: harbour[120],
  colorBrandForeground2: harbour[130],
  colorBrandForegroundLink: harbour[120],
  colorBrandForegroundLinkHover: harbour[130],
  colorBrandForegroundLinkPressed: harbour[110],
  colorBrandForegroundLinkSelected: harbour[120],
  colorCompoundBrandForeground1: harbour[120],
  colorCompoundBrandForeground1Hover: harbour[130],
  colorCompoundBrandForeground1Pressed: harbour[110],
  colorNeutralForeground2BrandHover: harbour[120],
  colorNeutralForeground2BrandSelected: harbour[120],
}

/** For what is shown as it is on another device. */
export const lightAndDark = { light, dark }

export const themeChoices = ['system', 'light', 'dark'] as const
export const themeChoice = preference('theme', themeChoices)

const darkDevice = matchMedia('(prefers-color-scheme: dark)')
const onDevice = (listener: () => void) => {
  darkDevice.addEventListener('change', listener)
  return () => darkDevice.removeEventListener('change', listener)
}

/** The theme to draw with. Windows' high contrast needs no theme: Fluent yields to the system's colours by itself. */
export function useTheme(): Theme {
  const choice = themeChoice.useValue()
  const deviceIsDark = useSyncExternalStore(onDevice, () => darkDevice.matches)
  const isDark = choice === 'system' ? deviceIsDark : choice === 'dark'
  const theme = isDark ? dark : light
  useEffect(() => {
    // What Fluent does not draw: scrollbars, the address bar of a phone, the ground below a bounce.
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    document
      .querySelectorAll('meta[name=theme-color]')
      .forEach((meta) => meta.setAttribute('content', theme.colorNeutralBackground1))
  }, [isDark, theme])
  return theme
}
