import { makeStyles, tokens } from '@fluentui/react-components'
import type { LabelColour } from '#domain/contacts/label'

const pair = (backgroundColor: string, color: string) => ({ backgroundColor, color })

/** Each colour as a ground with its text: pairs of the theme, which can be read in the light and in the dark one. */
export const useLabelColours: () => Record<LabelColour, string> = makeStyles({
  red: pair(tokens.colorPaletteRedBackground2, tokens.colorPaletteRedForeground2),
  pumpkin: pair(tokens.colorPalettePumpkinBackground2, tokens.colorPalettePumpkinForeground2),
  marigold: pair(tokens.colorPaletteMarigoldBackground2, tokens.colorPaletteMarigoldForeground2),
  gold: pair(tokens.colorPaletteGoldBackground2, tokens.colorPaletteGoldForeground2),
  forest: pair(tokens.colorPaletteForestBackground2, tokens.colorPaletteForestForeground2),
  teal: pair(tokens.colorPaletteTealBackground2, tokens.colorPaletteTealForeground2),
  steel: pair(tokens.colorPaletteSteelBackground2, tokens.colorPaletteSteelForeground2),
  blue: pair(tokens.colorPaletteBlueBackground2, tokens.colorPaletteBlueForeground2),
  lavender: pair(tokens.colorPaletteLavenderBackground2, tokens.colorPaletteLavenderForeground2),
  grape: pair(tokens.colorPaletteGrapeBackground2, tokens.colorPaletteGrapeForeground2),
  magenta: pair(tokens.colorPaletteMagentaBackground2, tokens.colorPaletteMagentaForeground2),
  brown: pair(tokens.colorPaletteBrownBackground2, tokens.colorPaletteBrownForeground2),
})
