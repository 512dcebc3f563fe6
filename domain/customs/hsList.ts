import { hsCodesIn, hsIndexOf } from './hsCodes.ts'
import { hsNamesTo27 } from './hsNames1.ts'
import { hsNamesTo63 } from './hsNames2.ts'
import { hsNamesTo97 } from './hsNames3.ts'

/**
 * All chapters and headings, in our own short words; the official ones are those of the World Customs Organization. It is a
 * file of its own, loaded when the first screen of customs data is.
 */
export const hsIndex = hsIndexOf([hsNamesTo27, hsNamesTo63, hsNamesTo97].flatMap(hsCodesIn))
